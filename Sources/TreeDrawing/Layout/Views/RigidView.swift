/// A view that sets no guide but baselines, and that is of one size if the views around it are
/// offered nothing.
protocol RigidView: View {}

extension Text: RigidView {}
