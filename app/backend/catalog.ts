import { GetProductDocument } from "../../graphql/generated/documents";
import type { Product } from "../shop/product";
import { need } from "./answers";
import type { BackendClient } from "./client";
import { BackendFault } from "./errors";
import { toProduct } from "./product";
import { readAnswer } from "./read";

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
