"""What was measured."""
from dataclasses import dataclass, field


@dataclass
class Figure:
    """A command's median time in seconds, and in bytes its greatest peak of memory and its output."""

    seconds: float
    memory: int
    size: int


@dataclass
class Results:
    largest: int
    runs: int
    peers: list
    random: dict = field(default_factory=dict)  # Random trees: figures by numbers of nodes.
    copied: dict = field(default_factory=dict)  # `cat` of their pictures.
    others: dict = field(default_factory=dict)  # Peers by numbers of nodes, and then by name; None for one that fails.
    shapes: dict = field(default_factory=dict)  # By name: number of nodes, the tool's figure, and that of `cat`.
    json: Figure = None
    json_size: int = 0

    @property
    def installed(self):
        return [peer for peer in self.peers if peer.version]

    @property
    def missing(self):
        return [peer for peer in self.peers if not peer.version]

    def per_node(self, shape="random"):
        """Nanoseconds for each node of the largest tree of a shape."""
        nodes, figure = (self.largest, self.random[self.largest]) if shape == "random" else self.shapes[shape][:2]
        return figure.seconds / nodes * 1e9

    def ratio(self, nodes, peer):
        """How many times as long as the tool a peer takes, if it was run and did not fail."""
        other = self.others[nodes].get(peer)
        return other and other.seconds / self.random[nodes].seconds
