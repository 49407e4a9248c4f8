-- Posts and pages of WordPress, as catalog_product: `type` is "post" or "page", `path` a post's slug or a page's path in the shop,
-- `modified` as WordPress answered it, `entry` what the search finds them by.
CREATE TABLE catalog_post (
  scope TEXT NOT NULL,
  id INTEGER NOT NULL,
  type TEXT NOT NULL,
  path TEXT NOT NULL,
  date TEXT NOT NULL,
  modified TEXT NOT NULL,
  hash TEXT NOT NULL,
  entry TEXT NOT NULL,
  card TEXT NOT NULL,
  page TEXT NOT NULL,
  PRIMARY KEY (scope, id)
) WITHOUT ROWID;
CREATE INDEX catalog_post_by_path ON catalog_post (scope, type, path, id);
CREATE INDEX catalog_post_by_date ON catalog_post (scope, type, date, id);
CREATE TABLE catalog_post_category (
  scope TEXT NOT NULL,
  category_id INTEGER NOT NULL,
  post_id INTEGER NOT NULL,
  PRIMARY KEY (scope, category_id, post_id)
) WITHOUT ROWID;
CREATE INDEX catalog_post_category_by_post ON catalog_post_category (scope, post_id);
-- Category tree and counts are read from catalog_document alone.
ALTER TABLE catalog_state DROP COLUMN lists_key;
