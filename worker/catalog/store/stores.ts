import type { Currency } from "../../../app/config/money";
import { DocumentRows } from "./document-rows";
import { PostRows } from "./post-rows";
import { ProductRows } from "./product-rows";
import { SnapshotStore } from "./snapshot-store";
import { TermRows } from "./term-rows";

export type CatalogStores = ReturnType<typeof openStores>;

/** The stores that a scope's sync writes. `priceScope`: the scope whose sync records prices, if this one doesn't. */
export function openStores(db: D1Database, scope: string, currency: Currency, priceScope: string | null) {
  return {
    rows: new ProductRows(db, scope, currency, priceScope),
    terms: new TermRows(db, scope),
    documents: new DocumentRows(db, scope),
    posts: new PostRows(db, scope),
    snapshots: new SnapshotStore(db, scope),
  };
}
