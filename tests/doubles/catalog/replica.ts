import { vi } from "vitest";
import type { Bindings } from "../../../worker/platform/hono-env";
import { createCatalog } from "../../../worker/catalog/catalog";
import type { DocumentData } from "../../../worker/catalog/rows/document-data";
import { DocumentRows } from "../../../worker/catalog/store/document-rows";
import { PostRows } from "../../../worker/catalog/store/post-rows";
import { ProductRows } from "../../../worker/catalog/store/product-rows";
import type { TermRow } from "../../../worker/catalog/rows/rows";
import { catalogScope } from "../../../worker/catalog/store/scope";
import { SnapshotStore, type SnapshotPointer } from "../../../worker/catalog/store/snapshot-store";
import { TermRows } from "../../../worker/catalog/store/term-rows";
import { createPublisher } from "../../../worker/catalog/publication/publish-catalog";
import { createContent } from "../../../worker/content/content";
import { readEnvironment } from "../../../worker/platform/environment";
import { PriceHistory } from "../../../worker/price-history/price-history";
import { RenderReport } from "../../../worker/render/render-report";
import { openShopDatabase } from "../platform/shop-database";
import { makeProduct, TERMS, type ProductInput } from "./rows";
import { RecordingBackend } from "../backend/recording-backend";

interface Contents {
  products?: ProductInput[];
  terms?: TermRow[];
  documents?: Partial<DocumentData>;
}

/** A replica in SQLite and in-memory KV, with a shop whose backend is down unless `answer` is given. */
export async function openReplica(
  contents: Contents = {},
  variables: Record<string, unknown> = {},
  answer: ConstructorParameters<typeof RecordingBackend>[0] = () => new Response("down", { status: 502 }),
) {
  const environment = readEnvironment({ SITE: { baseUrl: "https://shop.test" }, ...variables });
  const db = openShopDatabase();
  const backend = new RecordingBackend(answer);
  const sync = {
    awaitSnapshot: vi.fn<() => Promise<SnapshotPointer | null>>(async () => null),
    findBySlug: vi.fn<(slug: string) => Promise<string>>(async () => "unknown"),
    noteChanges: vi.fn<(ids: number[]) => Promise<void>>(async () => undefined),
    noteEmptySearch: vi.fn<(words: string) => Promise<void>>(async () => undefined),
  };
  const bindings = {
    ...backend.bindings,
    SHOP_DB: db,
    CATALOG_SYNC: { idFromName: (name: string) => name, get: () => sync },
  } as unknown as Bindings;
  const scope = catalogScope(environment);
  const record = { scope, currency: environment.site.currency };
  const [rows, terms, documents] = [
    new ProductRows(db, scope, record.currency),
    new TermRows(db, scope),
    new DocumentRows(db, scope),
  ];
  const posts = new PostRows(db, scope);
  const fence = await rows.takeFence();
  const publisher = createPublisher({
    rows,
    terms,
    documents,
    posts,
    snapshots: new SnapshotStore(db, scope),
    openPrices: (now) => new PriceHistory(db, now, record),
  });
  const replica = {
    db,
    backend,
    sync,
    bindings,
    environment,
    record,
    rows,
    posts,
    fence,
    put: async (...products: ProductInput[]) => {
      const made = products.map(makeProduct);
      await rows.write(fence, made, made, Date.now());
    },
    putDocuments: (named: Partial<DocumentData>) =>
      documents.write(
        fence,
        Object.entries(named).map(([name, data]) => ({ name, hash: "", data: JSON.stringify(data) })),
      ),
    publish: (isComplete = true) => publisher(fence, Date.now(), { isComplete, readSold: async () => new Map() }),
    openContent: (report = new RenderReport()) => createContent(bindings, environment, report),
    open: (report = new RenderReport(), other: Partial<Bindings> = {}) =>
      createCatalog({ ...bindings, ...other } as Bindings, environment, backend.waitUntil, report),
  };
  await replica.put(...(contents.products ?? []));
  await terms.write(fence, contents.terms ?? []);
  await replica.putDocuments(contents.documents ?? {});
  return replica;
}

/** A published replica of these products, with TERMS. */
export async function openShop(products: ProductInput[], variables: Record<string, unknown> = {}) {
  const replica = await openReplica({ products, terms: TERMS }, variables);
  await replica.publish();
  return replica;
}
