-- Retries of back-in-stock emails (docs/stock-requests.md): a refused one is retried with increasing intervals. Times are Unix milliseconds.
ALTER TABLE stock_request ADD COLUMN mail_tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE stock_request ADD COLUMN mail_due_at INTEGER NOT NULL DEFAULT 0;
-- The position of the schedule's walk: the last product and variation that it checked.
CREATE TABLE stock_walk (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  product_id INTEGER NOT NULL,
  variation_id INTEGER NOT NULL
);
