-- Rows belong to no format any more; published snapshots do, so that two versions of the Worker that read different ones may serve
-- side by side. Chunk 0 is written last: with it a snapshot is published. Versions count the publications of all formats.
CREATE TABLE catalog_index (
  scope TEXT NOT NULL,
  format INTEGER NOT NULL,
  version INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  -- Of the whole snapshot.
  size INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (scope, format, version, chunk)
);
-- Until now a scope named the formats of its rows and its snapshot: "shop-bg-5.3-1abc" is "shop-bg-1abc" now, as in the price
-- history. The rows before stay for the version that is being replaced.
CREATE TABLE former_scope AS
  SELECT
    scope AS old,
    substr(scope, 1, instr(scope, '-bg-') + 3) || substr(rest, instr(rest, '-') + 1) AS new,
    CAST(substr(rest, instr(rest, '.') + 1) AS INTEGER) AS format,
    MAX(published_at) AS at
  FROM (SELECT *, substr(scope, instr(scope, '-bg-') + 4) AS rest FROM catalog_state)
  WHERE complete_at IS NOT NULL AND rest LIKE '%.%-%'
  GROUP BY new;
INSERT INTO catalog_state (scope, fence, complete_at)
  SELECT new, fence, complete_at FROM catalog_state JOIN former_scope ON scope = old;
INSERT INTO catalog_product SELECT new, id, slug, hash, entry, card, page FROM catalog_product JOIN former_scope ON scope = old;
INSERT INTO catalog_variation SELECT new, product_id, id, position, detail FROM catalog_variation JOIN former_scope ON scope = old;
INSERT INTO catalog_term SELECT new, id, taxonomy, slug, position, hash, data FROM catalog_term JOIN former_scope ON scope = old;
INSERT INTO catalog_attribute SELECT new, taxonomy, slug, name FROM catalog_attribute JOIN former_scope ON scope = old;
INSERT INTO catalog_old_slug SELECT new, slug, product_id FROM catalog_old_slug JOIN former_scope ON scope = old;
INSERT INTO catalog_document SELECT new, name, hash, data FROM catalog_document JOIN former_scope ON scope = old;
INSERT INTO catalog_post
  SELECT new, id, type, path, date, modified, hash, entry, card, page FROM catalog_post JOIN former_scope ON scope = old;
INSERT INTO catalog_post_category SELECT new, category_id, post_id FROM catalog_post_category JOIN former_scope ON scope = old;
INSERT INTO catalog_index (scope, format, version, chunk, size, published_at, bytes)
  SELECT new, format, version, chunk, snapshot_size, published_at, bytes FROM catalog_snapshot
  JOIN former_scope ON scope = old JOIN catalog_state USING (scope, version);
DROP TABLE former_scope;
