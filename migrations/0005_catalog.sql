-- The replica of the public catalog (docs/catalog.md). `scope` names backend, format, language and environment: two of them may
-- share a database. JSON columns are written by worker/catalog; the hash covers all of them.
CREATE TABLE catalog_state (
  scope TEXT PRIMARY KEY,
  -- Incremented by every writer that takes over; later writes of an earlier one are refused.
  fence INTEGER NOT NULL DEFAULT 0,
  -- The snapshot that pages are rendered from; 0: none has been published.
  version INTEGER NOT NULL DEFAULT 0,
  snapshot_key TEXT,
  snapshot_size INTEGER,
  published_at INTEGER,
  -- Category tree and counts of that snapshot in KV; null: only in catalog_document.
  lists_key TEXT,
  -- When the first full sync was published; null: unknown slugs may still exist.
  complete_at INTEGER
);
CREATE TABLE catalog_product (
  scope TEXT NOT NULL,
  id INTEGER NOT NULL,
  slug TEXT NOT NULL,
  hash TEXT NOT NULL,
  -- The index input, the card, and the product page.
  entry TEXT NOT NULL,
  card TEXT NOT NULL,
  page TEXT NOT NULL,
  PRIMARY KEY (scope, id)
) WITHOUT ROWID;
CREATE INDEX catalog_product_by_slug ON catalog_product (scope, slug, id);
CREATE TABLE catalog_variation (
  scope TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  detail TEXT NOT NULL,
  PRIMARY KEY (scope, product_id, id)
) WITHOUT ROWID;
-- Categories, tags and brands.
CREATE TABLE catalog_term (
  scope TEXT NOT NULL,
  id INTEGER NOT NULL,
  taxonomy TEXT NOT NULL,
  slug TEXT NOT NULL,
  position INTEGER NOT NULL,
  hash TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (scope, id)
) WITHOUT ROWID;
CREATE INDEX catalog_term_by_slug ON catalog_term (scope, taxonomy, slug);
-- Labels of attributes (slug "") and names of their terms, by taxonomy: "pa_razmer".
CREATE TABLE catalog_attribute (
  scope TEXT NOT NULL,
  taxonomy TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (scope, taxonomy, slug)
) WITHOUT ROWID;
-- Former slugs of products, whose URLs redirect.
CREATE TABLE catalog_old_slug (
  scope TEXT NOT NULL,
  slug TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  PRIMARY KEY (scope, slug)
) WITHOUT ROWID;
-- A copy of the published snapshot, for when KV is unavailable.
CREATE TABLE catalog_snapshot (
  scope TEXT NOT NULL,
  version INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (scope, version, chunk)
) WITHOUT ROWID;
-- Content of catalog pages besides products and terms: menus, texts, SEO, newest posts; and a copy of the lists.
CREATE TABLE catalog_document (
  scope TEXT NOT NULL,
  name TEXT NOT NULL,
  hash TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (scope, name)
) WITHOUT ROWID;
