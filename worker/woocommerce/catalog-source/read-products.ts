import type { GetCatalogProductsQuery } from "../../../graphql/generated/documents";
import { requirePart } from "../responses";
import type { GraphqlResponse, BackendClient } from "../client";
import { BackendFault } from "../errors";
import { number, readTime } from "../fields";
import type { ProductRow } from "../../catalog/rows/rows";
import type { SourceProducts } from "../../catalog/rows/catalog-source";
import { completeProduct, requireNext, openBudget } from "./complete-product";
import type { CatalogNode } from "./catalog-nodes";
import { MalformedProduct, toProductRow } from "./catalog-row";

/**
 * Maps one response, requested with the cursor `after`, to rows; other products are in `malformed`. Throws BackendFault
 * for a partial response, a duplicate product or a cursor that doesn't advance.
 */
export async function readProducts(
  client: BackendClient,
  response: GraphqlResponse<GetCatalogProductsQuery>,
  after: string | null,
): Promise<SourceProducts> {
  const { nodes, next, found } = requirePart(
    response,
    ({ products }) => products,
    (products) => ({
      nodes: products.nodes.map((node) => node as CatalogNode | null),
      next: requireNext(products.pageInfo, after),
      found: number(products.found),
    }),
  );
  const ids = nodes.flatMap((node) => number(node?.databaseId) ?? []);
  if (new Set(ids).size < ids.length) throw new BackendFault({ kind: "bad-answer" });
  const { rows, malformed } = await readRows(client, nodes);
  return { rows, malformed, next, found, modified: readTimes(nodes) };
}

async function readRows(client: BackendClient, nodes: (CatalogNode | null)[]) {
  const rows = new Map<string, ProductRow>();
  const malformed: SourceProducts["malformed"] = [];
  const budget = openBudget();
  for (const node of nodes) {
    const id = number(node?.databaseId);
    try {
      if (node === null || id === null) throw new MalformedProduct("no id");
      const row = await toProductRow(await completeProduct(client, node, budget));
      const other = rows.get(row.slug);
      if (other) throw new MalformedProduct(`the slug of product ${other.id}`);
      rows.set(row.slug, row);
    } catch (error) {
      // A product that is too large in a batch may fit on its own.
      if (error instanceof BackendFault && !(error.failure.kind === "too-large" && nodes.length === 1)) throw error;
      malformed.push({ id, reason: describeReason(error) });
    }
  }
  return { rows: [...rows.values()], malformed };
}

function describeReason(error: unknown): string {
  if (error instanceof BackendFault) return "too many variations";
  return error instanceof MalformedProduct ? error.message : `unreadable: ${String(error).slice(0, 120)}`;
}

/** The newest and oldest modification time, in UTC ISO 8601, so that they compare as strings. */
function readTimes(nodes: (CatalogNode | null)[]): SourceProducts["modified"] {
  const times = nodes
    .flatMap((node) => readTime(node?.modified) ?? [])
    .map((time) => new Date(time).toISOString())
    .toSorted();
  return times.length > 0 ? { newest: times.at(-1)!, oldest: times[0]! } : null;
}
