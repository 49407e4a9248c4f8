-- Reviews of the seed and of shoppers. `written_at` is 0 for those of the seed: only the others count as a flood.
CREATE TABLE IF NOT EXISTS review (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  author TEXT NOT NULL,
  email TEXT NOT NULL,
  user_id INTEGER,
  content TEXT NOT NULL,
  date TEXT NOT NULL,
  address TEXT NOT NULL,
  written_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS review_of_product ON review (product_id);
CREATE INDEX IF NOT EXISTS review_from_address ON review (address, written_at);
CREATE INDEX IF NOT EXISTS review_from_email ON review (email, written_at);
