"""From a transcript to the nodes, references and tables of one edition.

Stages, each a plain function from data to data in a module of its own name, in this order:
profile -> source -> pages -> repairs -> notes -> joined -> contents -> outline -> definitions ->
tables -> references; `reading.read_edition` runs them. Every character of the result traces to source.txt.
"""
