"""Welcome to New Las Vegas: open casinos street by street, before your debts close them."""
