import {
  GetCatalogBrandsDocument,
  GetCatalogBrandsWithSeoDocument,
  GetCatalogCategoriesDocument,
  GetCatalogCategoriesWithSeoDocument,
  GetCatalogCategoryExtrasDocument,
  GetCatalogTagsDocument,
  GetCatalogTagsWithSeoDocument,
  type CatalogTermFragment,
  type GetCatalogCategoriesQuery,
  type TermSeoFragment,
} from "../../../graphql/generated/documents";
import type { BackendClient } from "../client";
import { requirePart } from "../responses";
import type { Capabilities } from "../../catalog/rows/document-data";
import { plainText, sanitizeArticle } from "../html";
import { toImage } from "../image";
import { number, text } from "../fields";
import { readTextLanguage } from "../text-language";
import { toSeo } from "../catalog/seo";
import type { CategoryExtras } from "../../../app/domain/catalog/category";
import { decodeSlug } from "../../../app/domain/values/slug";
import type { TermData } from "../../catalog/rows/row-data";
import type { Taxonomy, TermRow } from "../../catalog/rows/rows";
import type { SourceTerms } from "../../catalog/rows/catalog-source";
import { digest } from "../../catalog/rows/digest";
import { requireNext } from "./complete-product";

const ORDER: Taxonomy[] = ["category", "tag", "brand"];

type CategoryNode = NonNullable<GetCatalogCategoriesQuery["productCategories"]>["nodes"][number];
type Node = CatalogTermFragment & Partial<CategoryNode> & { seo?: TermSeoFragment | null };
interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Node[];
}

/**
 * Up to 100 categories, tags or brands from a cursor on ("tag:" and the backend's); null: the first. One request, two where
 * categories have extras. Terms without slug or name are omitted. Throws BackendFault, also for a partial response.
 */
export async function readTerms(
  client: BackendClient,
  capabilities: Pick<Capabilities, "seo" | "categoryExtras" | "productBrands">,
  cursor: string | null,
): Promise<SourceTerms> {
  const [, name = "category", inner = ""] = /^(category|tag|brand):(.*)$/s.exec(cursor ?? "category:") ?? [];
  const after = inner || null;
  const taxonomy = name as Taxonomy;
  const { nodes, next } = await fetchPage(client, taxonomy, capabilities.seo, after);
  const extras = taxonomy === "category" && capabilities.categoryExtras ? await fetchExtras(client, after) : null;
  const terms = nodes.filter((node) => text(node.slug) && text(node.name) && number(node.databaseId));
  const rows = await Promise.all(terms.map((node) => toTermRow(node, taxonomy, extras)));
  if (next !== null) return { rows, next: `${taxonomy}:${next}` };
  const following = ORDER[ORDER.indexOf(taxonomy) + 1];
  const isAvailable = following !== undefined && (following !== "brand" || capabilities.productBrands);
  return { rows, next: isAvailable ? `${following}:` : null };
}

async function fetchPage(client: BackendClient, taxonomy: Taxonomy, withSeo: boolean, after: string | null) {
  const readPage = ({ nodes, pageInfo }: Page) => ({ nodes: [...nodes], next: requireNext(pageInfo, after) });
  if (taxonomy === "category") {
    const document = withSeo ? GetCatalogCategoriesWithSeoDocument : GetCatalogCategoriesDocument;
    return requirePart(await client.query(document, { after }), (data) => data.productCategories, readPage);
  }
  if (taxonomy === "tag") {
    const document = withSeo ? GetCatalogTagsWithSeoDocument : GetCatalogTagsDocument;
    return requirePart(await client.query(document, { after }), (data) => data.productTags, readPage);
  }
  const document = withSeo ? GetCatalogBrandsWithSeoDocument : GetCatalogBrandsDocument;
  return requirePart(await client.query(document, { after }), (data) => data.productBrands, readPage);
}

async function fetchExtras(client: BackendClient, after: string | null): Promise<Map<number, CategoryExtras>> {
  const response = await client.query(GetCatalogCategoryExtrasDocument, { after });
  return requirePart(
    response,
    ({ productCategories }) => productCategories,
    ({ nodes }) =>
      new Map(
        nodes.map((node) => [
          node.databaseId,
          { secondDescription: sanitizeArticle(node.seconddesc), secondImage: toImage(node.secondImage) },
        ]),
      ),
  );
}

async function toTermRow(node: Node, taxonomy: Taxonomy, extras: Map<number, CategoryExtras> | null): Promise<TermRow> {
  const data: TermData = {
    databaseId: node.databaseId,
    slug: decodeSlug(text(node.slug)),
    name: plainText(node.name),
    parentId: number(node.parentDatabaseId) || null,
    description: sanitizeArticle(node.description),
    image: toImage(node.image),
    extras: extras?.get(node.databaseId) ?? null,
    seo: toSeo(node.seo),
    ...readTextLanguage(node),
  };
  const { databaseId: id, slug } = data;
  const position = number(node.menuOrder) ?? 0;
  return {
    id,
    taxonomy,
    slug,
    position,
    hash: await digest([taxonomy, String(position), JSON.stringify(data)]),
    data: JSON.stringify(data),
  };
}
