-- Letters to those who wished (docs/stock-requests.md): one that was refused is tried again, ever more seldom. Moments are milliseconds.
ALTER TABLE stock_request ADD COLUMN mail_tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE stock_request ADD COLUMN mail_due_at INTEGER NOT NULL DEFAULT 0;
-- How far the schedule has come on its way round: the last product and variation that it asked about.
CREATE TABLE stock_walk (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  product_id INTEGER NOT NULL,
  variation_id INTEGER NOT NULL
);
