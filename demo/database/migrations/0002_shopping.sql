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
-- What a browser carries between the shop and the demo's own checkout or drafts: once, or until it expires.
CREATE TABLE IF NOT EXISTS ticket (
  ticket TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  document TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
