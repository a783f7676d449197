/// A view whose size is the same whatever it is offered, and that sets no guide but baselines.
protocol RigidView: View {}

extension Text: RigidView {}
