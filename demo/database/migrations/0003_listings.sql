-- What listings are filtered and sorted by; replaced with the catalog.
CREATE TABLE IF NOT EXISTS term (
  id INTEGER PRIMARY KEY,
  taxonomy TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_folded TEXT NOT NULL,
  parent INTEGER,
  place INTEGER NOT NULL,
  document TEXT NOT NULL,
  UNIQUE (taxonomy, slug)
);
CREATE INDEX IF NOT EXISTS term_by_name ON term (taxonomy, name_folded);
CREATE INDEX IF NOT EXISTS product_by_date ON product (date);
CREATE INDEX IF NOT EXISTS product_by_name ON product (name_folded);
CREATE INDEX IF NOT EXISTS product_by_lowest_price ON product (min_price);
CREATE INDEX IF NOT EXISTS product_by_highest_price ON product (max_price);
CREATE INDEX IF NOT EXISTS product_by_sales ON product (total_sales);
CREATE INDEX IF NOT EXISTS product_by_rating ON product (rating, review_count);
