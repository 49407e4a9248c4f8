import type { GetCatalogProductsQuery } from "../../../graphql/generated/documents";
import { needPart } from "../answers";
import type { Answer, BackendClient } from "../client";
import { BackendFault } from "../errors";
import { number, text } from "../fields";
import type { ProductRow } from "../../catalog/rows/rows";
import type { SourceProducts } from "../../catalog/rows/catalog-source";
import { completeProduct, needNext, openBudget } from "./all-variations";
import type { CatalogNode } from "./catalog-nodes";
import { MalformedProduct, toProductRow } from "./catalog-row";

/**
 * Rows of one answer; `after`: the cursor it was asked with; `hidesSoldOut`: whether what is sold out is found by its link
 * alone. What can't become a row is in `malformed`. Throws BackendFault
 * for half an answer, for one that names a product twice, and for a cursor that leads nowhere.
 */
export async function readProducts(
  client: BackendClient,
  answer: Answer<GetCatalogProductsQuery>,
  { after, hidesSoldOut }: { after: string | null; hidesSoldOut: boolean },
): Promise<SourceProducts> {
  // What an error left out of an answer would be written as if the merchant had deleted it.
  if (answer.failure) throw new BackendFault(answer.failure);
  const { nodes, next, found } = needPart(
    answer,
    ({ products }) => products,
    (products) => ({
      nodes: products.nodes.map((node) => node as CatalogNode | null),
      next: needNext(products.pageInfo, after),
      found: number(products.found),
    }),
  );
  const ids = nodes.flatMap((node) => number(node?.databaseId) ?? []);
  if (new Set(ids).size < ids.length) throw new BackendFault({ kind: "bad-answer" });
  const { rows, malformed } = await readRows(client, nodes, hidesSoldOut);
  return { rows, malformed, next, found, modified: readTimes(nodes) };
}

async function readRows(client: BackendClient, nodes: (CatalogNode | null)[], hidesSoldOut: boolean) {
  const rows = new Map<string, ProductRow>();
  const malformed: SourceProducts["malformed"] = [];
  const budget = openBudget();
  for (const node of nodes) {
    const id = number(node?.databaseId);
    try {
      if (node === null || id === null) throw new MalformedProduct("no id");
      const row = await toProductRow(await completeProduct(client, node, budget), hidesSoldOut);
      const other = rows.get(row.slug);
      if (other) throw new MalformedProduct(`the slug of product ${other.id}`);
      rows.set(row.slug, row);
    } catch (error) {
      // Among others: fewer at once may do.
      if (error instanceof BackendFault && !(error.failure.kind === "too-large" && nodes.length === 1)) throw error;
      malformed.push({ id, reason: nameReason(error) });
    }
  }
  return { rows: [...rows.values()], malformed };
}

function nameReason(error: unknown): string {
  if (error instanceof BackendFault) return "too many variations";
  return error instanceof MalformedProduct ? error.message : `unreadable: ${String(error).slice(0, 120)}`;
}

/** The newest and oldest modification: with their zone, so that they compare as texts once they are in UTC. */
function readTimes(nodes: (CatalogNode | null)[]): SourceProducts["modified"] {
  const times = nodes
    .map((node) => Date.parse(text(node?.modified)))
    .filter((time) => Number.isFinite(time))
    .map((time) => new Date(time).toISOString())
    .toSorted();
  return times.length > 0 ? { newest: times.at(-1)!, oldest: times[0]! } : null;
}
