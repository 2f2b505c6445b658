"""Tables on the network: seats, storage, live updates. It contains no rule of any game."""
