"""Boulevard: play, study and master three city-building board games."""

__version__ = "0.1.0"
