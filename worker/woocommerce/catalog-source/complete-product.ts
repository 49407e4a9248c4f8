import { GetCatalogProductRestDocument } from "../../../graphql/generated/documents";
import { requirePart, nextCursor } from "../responses";
import type { BackendClient } from "../client";
import { BackendFault } from "../errors";
import { decodeSlug } from "../../../app/domain/values/slug";
import { number } from "../fields";
import type { CatalogNode, TermNode, VariationNode } from "./catalog-nodes";

/** Additional requests per response: up to 1200 variations, and a sync step stays within its subrequests. */
const QUERIES_MAX = 12;
/** Page size of attribute terms in the choice-attributes fragment. */
const ATTRIBUTE_TERMS_MAX = 50;

/** How many more requests one response may cost. */
interface QueryBudget {
  left: number;
}

export function openBudget(): QueryBudget {
  return { left: QUERIES_MAX };
}

/**
 * The product with all its variations and terms, fetched in pages of 100. Throws BackendFault: "too-large" if the budget is
 * exhausted, "bad-answer" if a later page lacks the product or its cursor doesn't advance.
 */
export async function completeProduct(
  client: BackendClient,
  node: CatalogNode,
  budget: QueryBudget,
): Promise<CatalogNode> {
  const variations = "variations" in node && node.variations ? [...node.variations.nodes] : [];
  const terms = [...(node.allTerms?.nodes ?? [])];
  let variationsAfter = "variations" in node ? nextCursor(node.variations?.pageInfo) : null;
  let termsAfter = nextCursor(node.allTerms?.pageInfo);
  while (variationsAfter !== null || termsAfter !== null) {
    if (budget.left-- <= 0) throw new BackendFault({ kind: "too-large" });
    const rest: Rest = await fetchRest(client, node.databaseId, variationsAfter, termsAfter);
    variations.push(...rest.variations);
    terms.push(...rest.terms);
    variationsAfter = rest.variationsNext;
    termsAfter = rest.termsNext;
  }
  const complete = {
    ...node,
    ...("variations" in node &&
      node.variations && { variations: { ...node.variations, nodes: sortVariations(variations) } }),
    ...(node.allTerms && { allTerms: { ...node.allTerms, nodes: terms } }),
  };
  return nameAttributes(complete as CatalogNode, terms);
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
  const response = await client.query(GetCatalogProductRestDocument, variables);
  return requirePart(
    response,
    ({ products }) => products?.nodes.find(({ databaseId }) => databaseId === id),
    (node): Rest => {
      const variations = "variations" in node ? node.variations : null;
      const terms = "allTerms" in node ? node.allTerms : null;
      if ((withVariations && !variations) || (withTerms && !terms)) throw new BackendFault({ kind: "bad-answer" });
      return {
        variations: variations?.nodes ?? [],
        variationsNext: requireNext(variations?.pageInfo, variationsAfter),
        terms: terms?.nodes ?? [],
        termsNext: requireNext(terms?.pageInfo, termsAfter),
      };
    },
  );
}

/** Cursor of the next page; null at the end. Throws BackendFault, because a partial list must not pass for a complete one. */
export function requireNext(pageInfo: Parameters<typeof nextCursor>[0], before: string | null): string | null {
  const next = nextCursor(pageInfo);
  // A malformed flag says nothing about further pages.
  if (pageInfo && typeof pageInfo.hasNextPage !== "boolean") throw new BackendFault({ kind: "bad-answer" });
  if (pageInfo?.hasNextPage === true && (next === null || next === before))
    throw new BackendFault({ kind: "bad-answer" });
  return next;
}

// In the merchant's order, as WooCommerce shows them; WooGraphQL returns the last one first.
function sortVariations(variations: VariationNode[]): VariationNode[] {
  const unique = [...new Map(variations.map((one) => [one.databaseId, one])).values()];
  const placeOf = ({ menuOrder }: VariationNode) => number(menuOrder) ?? 0;
  return unique.toSorted((one, other) => placeOf(one) - placeOf(other) || one.databaseId - other.databaseId);
}

/** An attribute comes with its first terms only; the names of further ones are among the product's terms. */
function nameAttributes(node: CatalogNode, terms: TermNode[]): CatalogNode {
  const attributes = node.attributes?.nodes.map((attribute) => {
    if (!("terms" in attribute) || (attribute.terms?.nodes.length ?? 0) < ATTRIBUTE_TERMS_MAX) return attribute;
    const own = terms.filter(({ taxonomyName }) => decodeSlug(taxonomyName ?? "") === decodeSlug(attribute.name ?? ""));
    const first = attribute.terms?.nodes ?? [];
    const others = own.filter(({ slug }) => first.every((term) => term.slug !== slug));
    return { ...attribute, terms: { ...attribute.terms, nodes: [...first, ...others] } };
  });
  return (attributes ? { ...node, attributes: { ...node.attributes, nodes: attributes } } : node) as CatalogNode;
}
