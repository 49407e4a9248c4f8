-- Accounts, their data, and the emails that the shop would have sent. Runs after 0002: it seeds its orders.
CREATE TABLE IF NOT EXISTS customer (
  id INTEGER PRIMARY KEY,
  username_key TEXT NOT NULL UNIQUE,
  email_key TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  user_secret TEXT NOT NULL,
  document TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS password_reset (
  customer_id INTEGER PRIMARY KEY,
  key_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS provider_code (
  code TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  document TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS order_owner (
  owned_key TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS order_of_customer ON order_owner (customer_id);
CREATE TABLE IF NOT EXISTS download_file (
  download_id TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  file TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS download (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL,
  customer_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  download_id TEXT NOT NULL,
  name TEXT NOT NULL,
  file TEXT NOT NULL,
  remaining INTEGER,
  expires TEXT,
  UNIQUE (order_id, download_id)
);
CREATE INDEX IF NOT EXISTS download_of_customer ON download (customer_id);
CREATE TABLE IF NOT EXISTS mail (
  id INTEGER PRIMARY KEY,
  mail_key TEXT UNIQUE,
  sent_at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL
);
-- Accounts are seeded again, and nobody inherits the cart of a customer who had the same number before.
DELETE FROM shop_order WHERE id <= 1200;
DELETE FROM shopper_session WHERE id NOT LIKE 't%';
