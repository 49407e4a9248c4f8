-- Shoppers' data, which a new catalog keeps.
CREATE TABLE IF NOT EXISTS shopper_session (
  id TEXT PRIMARY KEY,
  data TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS shop_order (
  id INTEGER PRIMARY KEY,
  order_key TEXT NOT NULL UNIQUE,
  session_id TEXT NOT NULL,
  checkout_id TEXT,
  document TEXT NOT NULL,
  UNIQUE (session_id, checkout_id)
);
