"""Welcome To...: flip a card, write a house number, build a suburb."""
