"""Places the nodes of a tree with igraph and prints where they are: places.py EDGES. It draws nothing."""
import sys

from igraph import Graph

graph = Graph.Read_Edgelist(sys.argv[1], directed=True)
sys.stdout.writelines(f"{x:.2f} {y:.2f}\n" for x, y in graph.layout_reingold_tilford(mode="out", root=[0]))
