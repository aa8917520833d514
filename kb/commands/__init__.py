"""The commands over the graph itself: build, check, show, export."""
