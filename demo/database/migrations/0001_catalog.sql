-- What the seed fills and drops again when the catalog changes. `document` holds what never changes at run time.
CREATE TABLE IF NOT EXISTS product (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  visibility TEXT NOT NULL,
  date TEXT NOT NULL,
  name_folded TEXT NOT NULL,
  min_price REAL NOT NULL,
  max_price REAL NOT NULL,
  on_sale INTEGER NOT NULL,
  total_sales INTEGER NOT NULL,
  rating REAL NOT NULL,
  review_count INTEGER NOT NULL,
  stock INTEGER,
  stock_status TEXT NOT NULL,
  backorders INTEGER NOT NULL,
  document TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS variation (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  stock INTEGER,
  stock_status TEXT NOT NULL,
  backorders INTEGER NOT NULL,
  document TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS variation_of_product ON variation (product_id);
CREATE TABLE IF NOT EXISTS product_term (
  taxonomy TEXT NOT NULL,
  slug TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  PRIMARY KEY (taxonomy, slug, product_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS term_of_product ON product_term (product_id, taxonomy);
