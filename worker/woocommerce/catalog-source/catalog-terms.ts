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
import type { Answer, BackendClient } from "../client";
import { needPart } from "../answers";
import type { Capabilities } from "../capabilities";
import { BackendFault } from "../errors";
import { plainText, sanitiseArticle } from "../html";
import { toImage } from "../image";
import { number, text } from "../fields";
import { readSeo } from "../catalog/seo";
import type { CategoryExtras } from "../../../app/domain/catalog/category";
import { readSlug } from "../../../app/domain/catalog/listing-scope";
import type { TermData } from "../../catalog/rows/row-data";
import type { Taxonomy, TermRow } from "../../catalog/rows/rows";
import type { SourceTerms } from "../../catalog/rows/catalog-source";
import { digest } from "../../catalog/rows/digest";
import { needNext } from "./all-variations";

const ORDER: Taxonomy[] = ["category", "tag", "brand"];

type CategoryNode = NonNullable<GetCatalogCategoriesQuery["productCategories"]>["nodes"][number];
type Node = CatalogTermFragment & Partial<CategoryNode> & { seo?: TermSeoFragment | null };
interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Node[];
}

/**
 * A hundred categories, tags or brands, from `place` ("tag:cursor") on; null: the first. One query, two where categories
 * have extras. A term without slug or name is left out. Throws BackendFault, also for half an answer.
 */
export async function readTerms(
  client: BackendClient,
  offers: Pick<Capabilities, "seo" | "categoryExtras" | "productBrands">,
  place: string | null,
): Promise<SourceTerms> {
  const [, name = "category", after = ""] = /^(category|tag|brand):(.*)$/s.exec(place ?? "category:") ?? [];
  const taxonomy = name as Taxonomy;
  const cursor = after || null;
  const { nodes, next } = await fetchPage(client, taxonomy, offers.seo, cursor);
  const extras = taxonomy === "category" && offers.categoryExtras ? await fetchExtras(client, cursor) : null;
  const terms = nodes.filter((node) => text(node.slug) && text(node.name) && number(node.databaseId));
  const rows = await Promise.all(terms.map((node) => toTermRow(node, taxonomy, extras)));
  if (next !== null) return { rows, next: `${taxonomy}:${next}` };
  const following = ORDER[ORDER.indexOf(taxonomy) + 1];
  const isAvailable = following !== undefined && (following !== "brand" || offers.productBrands);
  return { rows, next: isAvailable ? `${following}:` : null };
}

async function fetchPage(client: BackendClient, taxonomy: Taxonomy, withSeo: boolean, after: string | null) {
  const answer = await fetchTerms(client, taxonomy, withSeo, after);
  // Half an answer would write that a category has lost its text.
  if (answer.failure) throw new BackendFault(answer.failure);
  return needPart(
    answer,
    (page) => page,
    ({ nodes, pageInfo }) => ({ nodes: [...nodes], next: needNext(pageInfo, after) }),
  );
}

async function fetchTerms(
  client: BackendClient,
  taxonomy: Taxonomy,
  withSeo: boolean,
  after: string | null,
): Promise<Answer<Page>> {
  if (taxonomy === "category") {
    const document = withSeo ? GetCatalogCategoriesWithSeoDocument : GetCatalogCategoriesDocument;
    return pick(await client.query(document, { after }), (data) => data.productCategories);
  }
  if (taxonomy === "tag") {
    const document = withSeo ? GetCatalogTagsWithSeoDocument : GetCatalogTagsDocument;
    return pick(await client.query(document, { after }), (data) => data.productTags);
  }
  const document = withSeo ? GetCatalogBrandsWithSeoDocument : GetCatalogBrandsDocument;
  return pick(await client.query(document, { after }), (data) => data.productBrands);
}

function pick<D>(answer: Answer<D>, find: (data: D) => Page | null): Answer<Page> {
  return { ...answer, data: answer.data && find(answer.data) };
}

async function fetchExtras(client: BackendClient, after: string | null): Promise<Map<number, CategoryExtras>> {
  const answer = await client.query(GetCatalogCategoryExtrasDocument, { after });
  if (answer.failure) throw new BackendFault(answer.failure);
  return needPart(
    answer,
    ({ productCategories }) => productCategories,
    ({ nodes }) =>
      new Map(
        nodes.map((node) => [
          node.databaseId,
          { secondDescription: sanitiseArticle(node.seconddesc), secondImage: toImage(node.secondImage) },
        ]),
      ),
  );
}

async function toTermRow(node: Node, taxonomy: Taxonomy, extras: Map<number, CategoryExtras> | null): Promise<TermRow> {
  const seo = readSeo({ data: node, failure: null, sessionToken: null }, ({ seo: block }) => ({ seo: block ?? null }));
  const data: TermData = {
    databaseId: node.databaseId,
    slug: readSlug(text(node.slug)),
    name: plainText(node.name),
    parentId: number(node.parentDatabaseId) || null,
    description: sanitiseArticle(node.description),
    uri: text(node.uri),
    image: toImage(node.image),
    extras: extras?.get(node.databaseId) ?? null,
    seo: seo.ok ? seo.value : null,
  };
  const { databaseId: id, slug, name, parentId } = data;
  const position = number(node.menuOrder) ?? 0;
  return {
    id,
    taxonomy,
    slug,
    position,
    hash: await digest([taxonomy, String(position), JSON.stringify(data)]),
    identity: JSON.stringify([taxonomy, id, slug, name, parentId]),
    data: JSON.stringify(data),
  };
}
