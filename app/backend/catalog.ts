import { GetProductCategoriesDocument, GetProductDocument } from "../../graphql/generated/documents";
import type { Category, Product } from "../shop/product";
import { need } from "./answers";
import type { BackendClient } from "./client";
import { BackendFault } from "./errors";
import { plainText } from "./html";
import { toImage } from "./image";
import { toProduct } from "./product";
import { number, readAnswer, text } from "./read";

/** Everything of the product page; null when the backend knows no such slug. Throws BackendFault for faults. */
export async function findProduct(client: BackendClient, slug: string): Promise<Product | null> {
  const answer = await client.query(GetProductDocument, { slug });
  const product = need(answer).product;
  if (product) return readAnswer(() => toProduct(product));
  const { failure } = answer;
  // An unknown slug is refused; any other failure, an accident inside the backend too, says nothing about the product.
  if (failure && (failure.kind !== "refused" || /^internal server error/i.test(failure.message)))
    throw new BackendFault(failure.kind === "refused" ? { kind: "bad-answer" } : failure);
  return null;
}

/** Top categories that hold something, in the merchant's order. Throws BackendFault for faults. */
export async function listCategories(client: BackendClient): Promise<Category[]> {
  const answer = await client.query(GetProductCategoriesDocument, {});
  const categories = need(answer).productCategories;
  if (!categories && answer.failure) throw new BackendFault(answer.failure);
  return readAnswer(() => (categories?.nodes ?? []).map(toCategory));
}

/** A category as a tile shows it; counts are null for zero (backend notes, Fields). */
export function toCategory(node: CategoryNode): Category {
  return {
    databaseId: number(node.databaseId) ?? 0,
    slug: text(node.slug),
    name: plainText(node.name),
    count: number(node.count) ?? 0,
    image: toImage(node.image),
  };
}

interface CategoryNode {
  databaseId: number;
  slug: string | null;
  name: string | null;
  count: number | null;
  image?: { sourceUrl: string | null; altText: string | null } | null;
}
