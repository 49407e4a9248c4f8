import {
  GetCategoryDocument,
  GetCategoryExtrasDocument,
  GetCategoryImagesDocument,
  GetProductCategoriesDocument,
  type GetCategoryQuery,
} from "../../graphql/generated/documents";
import type { CategoryBranch, CategoryDetail, CategoryExtras, TermImage, TermLink } from "../shop/category";
import type { Category } from "../shop/product";
import { collectNodes, findPart, needPart, readPart } from "./answers";
import type { BackendClient } from "./client";
import { plainText, sanitiseArticle } from "./html";
import { toImage } from "./image";
import { remember, type Memory } from "./memory";
import { number, text } from "./read";
import type { Result } from "./result";

/** The tree as it is kept for the menu, the page of all categories and the search field. Throws BackendFault for faults. */
export function readCategoryTree(client: BackendClient, memory: Memory): Promise<CategoryBranch[]> {
  return remember(memory, { kind: "categories", of: ["tree"], isCommon: true }, () => listCategoryTree(client));
}

/** Categories that hold something, three levels deep, in the merchant's order. Throws BackendFault for faults. */
export async function listCategoryTree(client: BackendClient): Promise<CategoryBranch[]> {
  const answer = await client.query(GetProductCategoriesDocument, {});
  return needPart(
    answer,
    (data) => data.productCategories,
    ({ nodes }) => nodes.map(toBranch),
  );
}

/** The page of a category; null when the backend knows no such slug. Throws BackendFault for faults. */
export async function findCategory(client: BackendClient, slug: string): Promise<CategoryDetail | null> {
  return findPart(await client.query(GetCategoryDocument, { slug }), (data) => data.productCategory, toDetail);
}

/** Second text and picture of a category, where the backend has them (design §6). */
export async function askCategoryExtras(client: BackendClient, slug: string): Promise<Result<CategoryExtras>> {
  const answer = await client.query(GetCategoryExtrasDocument, { slug });
  return readPart(
    answer,
    (data) => data.productCategory,
    (node) => ({ secondDescription: sanitiseArticle(node.seconddesc), secondImage: toImage(node.secondImage) }),
  );
}

/** A picture for every category, also below the top. */
export function listCategoryImages(client: BackendClient): Promise<Result<TermImage[]>> {
  return collectNodes(
    (after) => client.query(GetCategoryImagesDocument, { after }),
    (data) => data.productCategories,
    toTermImage,
  );
}

/** The picture of a category, tag or brand; null where it has none. */
export function toTermImage(node: {
  databaseId: number;
  slug: string | null;
  image: Parameters<typeof toImage>[0];
}): TermImage {
  return { databaseId: number(node.databaseId) ?? 0, slug: text(node.slug), image: toImage(node.image) };
}

/** A term that leads to its page. */
export function toTermLink(node: { databaseId: number; slug: string | null; name: string | null }): TermLink {
  return { databaseId: number(node.databaseId) ?? 0, slug: text(node.slug), name: plainText(node.name) };
}

interface CategoryNode {
  databaseId: number;
  slug: string | null;
  name: string | null;
  count: number | null;
  image?: { sourceUrl: string | null; altText: string | null } | null;
}

// Counts are null for zero (backend notes, Fields).
function toCategory(node: CategoryNode): Category {
  return {
    databaseId: number(node.databaseId) ?? 0,
    slug: text(node.slug),
    name: plainText(node.name),
    count: number(node.count) ?? 0,
    image: toImage(node.image),
  };
}

type BranchNode = CategoryNode & { children?: { nodes: BranchNode[] } | null };

function toBranch(node: BranchNode): CategoryBranch {
  return { ...toCategory(node), children: (node.children?.nodes ?? []).map(toBranch) };
}

function toDetail(node: NonNullable<GetCategoryQuery["productCategory"]>): CategoryDetail {
  return {
    ...toCategory(node),
    description: sanitiseArticle(node.description),
    uri: text(node.uri),
    parent: node.parent?.node ? toTermLink(node.parent.node) : null,
    ancestors: toWayDown((node.ancestors?.nodes ?? []).map(toTermLink), number(node.parent?.node?.databaseId)),
    children: (node.children?.nodes ?? []).map(toCategory),
  };
}

// WPGraphQL names the nearest first; a page shows the way from the top.
function toWayDown(ancestors: TermLink[], parentId: number | null): TermLink[] {
  return ancestors[0]?.databaseId === parentId ? ancestors.toReversed() : ancestors;
}
