import { deleteCacheVersion } from "./cache-version";
import { isSameShop } from "./scope";

const DAY_MS = 86_400_000;
/** How long a replaced deployment's rows are kept for a rollback. */
const KEPT_MS = 7 * DAY_MS;
/** Rows of each table that one step deletes. */
const DELETED_AT_ONCE = 2000;

/** Tables of the replica, with the key of a row within its scope. The record of prices is none of them. */
const TABLES = {
  catalog_product: "id",
  catalog_variation: "product_id, id",
  catalog_term: "id",
  catalog_attribute: "taxonomy, slug",
  catalog_old_slug: "slug",
  catalog_snapshot: "version, chunk",
  catalog_document: "name",
  catalog_post: "id",
  catalog_post_category: "category_id, post_id",
};

/**
 * Deletes what other formats of the same shop have left behind. A scope that is in use publishes once a day; one that hasn't
 * for a week, while this one has been complete for as long, belongs to a deployment that was replaced.
 */
export class FormerScopes {
  readonly #db: D1Database;
  readonly #kv: KVNamespace;
  readonly #scope: string;

  constructor(db: D1Database, kv: KVNamespace, scope: string) {
    this.#db = db;
    this.#kv = kv;
    this.#scope = scope;
  }

  /** One bounded step. */
  async deleteSome(now: number): Promise<void> {
    const until = now - KEPT_MS;
    for (const scope of await this.#listOutdated(until)) {
      // The state goes first, so that a rollback to that scope starts from nothing.
      await this.#db
        .prepare("DELETE FROM catalog_state WHERE scope = ?1 AND published_at <= ?2")
        .bind(scope, until)
        .run();
      await this.#deleteKeys(scope);
    }
    for (const scope of await this.#listStateless()) await this.#deleteRows(scope);
  }

  async #listOutdated(until: number): Promise<string[]> {
    const { results } = await this.#db
      .prepare(
        `SELECT scope FROM catalog_state WHERE published_at <= ?2
        AND EXISTS (SELECT 1 FROM catalog_state WHERE scope = ?1 AND complete_at <= ?2)`,
      )
      .bind(this.#scope, until)
      .all<{ scope: string }>();
    return this.#keepFormer(results);
  }

  /** Scopes with rows but no state. Each is one step through an index. */
  async #listStateless(): Promise<string[]> {
    const found = await this.#db.batch<{ scope: string }>(
      Object.keys(TABLES).map((table) =>
        this.#db.prepare(
          `WITH RECURSIVE known(scope) AS (SELECT MIN(scope) FROM ${table} UNION ALL
            SELECT (SELECT MIN(scope) FROM ${table} WHERE scope > known.scope) FROM known WHERE known.scope IS NOT NULL)
          SELECT scope FROM known WHERE scope IS NOT NULL AND scope NOT IN (SELECT scope FROM catalog_state)`,
        ),
      ),
    );
    return this.#keepFormer(found.flatMap(({ results }) => results));
  }

  #keepFormer(rows: { scope: string }[]): string[] {
    const scopes = new Set(rows.map(({ scope }) => scope));
    return [...scopes].filter((scope) => scope !== this.#scope && isSameShop(scope, this.#scope));
  }

  async #deleteRows(scope: string): Promise<void> {
    await this.#db.batch(
      Object.entries(TABLES).map(([table, key]) =>
        this.#db
          .prepare(
            `DELETE FROM ${table} WHERE scope = ?1 AND NOT EXISTS (SELECT 1 FROM catalog_state WHERE scope = ?1)
            AND (${key}) IN (SELECT ${key} FROM ${table} WHERE scope = ?1 LIMIT ${DELETED_AT_ONCE})`,
          )
          .bind(scope),
      ),
    );
  }

  async #deleteKeys(scope: string): Promise<void> {
    const { keys } = await this.#kv.list({ prefix: `catalog:${scope}:` });
    for (const { name } of keys) await this.#kv.delete(name);
    await deleteCacheVersion(this.#kv, scope);
  }
}
