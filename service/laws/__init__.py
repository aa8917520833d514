"""The laws themselves: first page, contents, a page a law, definitions, notes, look-up, and their JSON."""
