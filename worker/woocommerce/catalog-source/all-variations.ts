import { GetCatalogProductRestDocument } from "../../../graphql/generated/documents";
import { needPart, nextOf } from "../answers";
import type { BackendClient } from "../client";
import { BackendFault } from "../errors";
import { readSlug } from "../../../app/domain/catalog/listing-scope";
import type { CatalogNode, TermNode, VariationNode } from "./catalog-nodes";

/** Beside what comes with a product: 1200 variations, and a step of the synchronization stays within its subrequests. */
const QUERIES_MAX = 12;
/** What choice-attributes asks for of one attribute. */
const ATTRIBUTE_TERMS_MAX = 50;

/** How many more queries one answer may need. */
interface QueryBudget {
  left: number;
}

export function openBudget(): QueryBudget {
  return { left: QUERIES_MAX };
}

/**
 * The product with all its variations and terms, asked for in hundreds. Throws BackendFault: "too-large" where the budget
 * doesn't suffice, "bad-answer" where the rest is of something else or never ends.
 */
export async function completeProduct(
  client: BackendClient,
  node: CatalogNode,
  budget: QueryBudget,
): Promise<CatalogNode> {
  const variations = "variations" in node && node.variations ? [...node.variations.nodes] : [];
  const terms = [...(node.allTerms?.nodes ?? [])];
  let variationsAfter = "variations" in node ? nextOf(node.variations?.pageInfo) : null;
  let termsAfter = nextOf(node.allTerms?.pageInfo);
  while (variationsAfter !== null || termsAfter !== null) {
    if (budget.left-- <= 0) throw new BackendFault({ kind: "too-large" });
    const rest: Rest = await fetchRest(client, node.databaseId, variationsAfter, termsAfter);
    variations.push(...rest.variations);
    terms.push(...rest.terms);
    variationsAfter = rest.variationsNext;
    termsAfter = rest.termsNext;
  }
  const whole = {
    ...node,
    ...("variations" in node && node.variations && { variations: { ...node.variations, nodes: unique(variations) } }),
    ...(node.allTerms && { allTerms: { ...node.allTerms, nodes: terms } }),
  };
  return nameAttributes(whole as CatalogNode, terms);
}

interface Rest {
  variations: VariationNode[];
  variationsNext: string | null;
  terms: TermNode[];
  termsNext: string | null;
}

async function fetchRest(
  client: BackendClient,
  id: number,
  variationsAfter: string | null,
  termsAfter: string | null,
): Promise<Rest> {
  const [withVariations, withTerms] = [variationsAfter !== null, termsAfter !== null];
  const variables = { id, withVariations, variationsAfter, withTerms, termsAfter };
  const answer = await client.query(GetCatalogProductRestDocument, variables);
  if (answer.failure) throw new BackendFault(answer.failure);
  return needPart(
    answer,
    ({ products }) => products?.nodes.find(({ databaseId }) => databaseId === id),
    (node): Rest => {
      const variations = "variations" in node ? node.variations : null;
      const terms = "allTerms" in node ? node.allTerms : null;
      if ((withVariations && !variations) || (withTerms && !terms)) throw new BackendFault({ kind: "bad-answer" });
      return {
        variations: variations?.nodes ?? [],
        variationsNext: needNext(variations?.pageInfo, variationsAfter),
        terms: terms?.nodes ?? [],
        termsNext: needNext(terms?.pageInfo, termsAfter),
      };
    },
  );
}

/** Cursor of the next page; null at the end. Throws BackendFault: half a list must not pass for a whole one. */
export function needNext(pageInfo: Parameters<typeof nextOf>[0], before: string | null): string | null {
  const next = nextOf(pageInfo);
  // Of another type it says nothing of what is to come.
  if (pageInfo && typeof pageInfo.hasNextPage !== "boolean") throw new BackendFault({ kind: "bad-answer" });
  if (pageInfo?.hasNextPage === true && (next === null || next === before))
    throw new BackendFault({ kind: "bad-answer" });
  return next;
}

function unique(variations: VariationNode[]): VariationNode[] {
  return [...new Map(variations.map((one) => [one.databaseId, one])).values()];
}

/** An attribute comes with its first terms; of one that has more, the names are among the product's terms. */
function nameAttributes(node: CatalogNode, terms: TermNode[]): CatalogNode {
  const attributes = node.attributes?.nodes.map((attribute) => {
    if (!("terms" in attribute) || (attribute.terms?.nodes.length ?? 0) < ATTRIBUTE_TERMS_MAX) return attribute;
    const own = terms.filter(({ taxonomyName }) => readSlug(taxonomyName ?? "") === readSlug(attribute.name ?? ""));
    return { ...attribute, terms: { ...attribute.terms, nodes: own } };
  });
  return (attributes ? { ...node, attributes: { ...node.attributes, nodes: attributes } } : node) as CatalogNode;
}
