/// A view that sets no guide but baselines, and whose size is the same whatever it is offered if the
/// views around it are offered nothing.
protocol RigidView: View {}

extension Text: RigidView {}
