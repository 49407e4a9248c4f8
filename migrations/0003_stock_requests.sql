-- Back-in-stock subscriptions, deleted after STOCK_REQUEST_RETENTION_DAYS (docs/stock-requests.md). Times are Unix milliseconds.
CREATE TABLE stock_request (
  cancel_key TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL,
  -- 0: the product as a whole.
  variation_id INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  UNIQUE (product_id, variation_id, email)
);
CREATE INDEX stock_request_by_day ON stock_request (asked_at);
