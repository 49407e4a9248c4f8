import {
  GetStorefrontDraftDocument,
  OpenStorefrontDraftDocument,
  type GetStorefrontDraftQuery,
} from "../../../graphql/generated/documents";
import { FACT_KEYS } from "../../../app/config/product-facts";
import { succeed, type Result } from "../../../app/domain/values/result";
import type { Draft } from "../../../app/services/drafts";
import { readPart } from "../responses";
import { toProduct } from "../catalog/product";
import type { BackendClient } from "../client";
import { BackendFault } from "../errors";
import { number, text } from "../fields";
import { plainText, sanitizeArticle } from "../html";
import { toImage } from "../image";

type DraftNode = NonNullable<GetStorefrontDraftQuery["storefrontDraft"]>;

/**
 * Exchanges a ticket, which works once, for a pass; null: the ticket isn't valid. Fails if this shop's plugin doesn't
 * run.
 */
export async function sendDraftTicket(client: BackendClient, ticket: string): Promise<Result<string | null>> {
  const response = await client.mutate(OpenStorefrontDraftDocument, { input: { ticket } });
  return readPart(
    response,
    (data) => data.openStorefrontDraft,
    ({ pass }) => text(pass) || null,
  );
}

/**
 * A draft as its editor has it now; null: the pass isn't valid for a draft. `origin`: WordPress's, for links in the
 * text.
 */
export async function fetchDraft(client: BackendClient, pass: string, origin: string): Promise<Result<Draft | null>> {
  const response = await client.query(GetStorefrontDraftDocument, { pass, facts: FACT_KEYS, reviews: 1 });
  if (response.data?.storefrontDraft === null && !response.failure) return succeed(null);
  return readPart(
    response,
    (data) => data.storefrontDraft,
    (node) => toDraft(node, origin),
  );
}

function toDraft(node: DraftNode, origin: string): Draft {
  const databaseId = number(node.databaseId) ?? 0;
  const title = plainText(node.title);
  const html = sanitizeArticle(node.content, origin);
  const image = toImage(node.image);
  if (node.kind === "page") return { databaseId, kind: "page", title, html, image };
  if (node.kind === "post") {
    const { date, modified } = node;
    const said = { excerpt: plainText(node.excerpt), author: plainText(node.author) };
    return {
      databaseId,
      kind: "post",
      post: { title, content: html, image, date: text(date), modified: text(modified), ...said },
    };
  }
  if (!node.product) throw new BackendFault({ kind: "bad-answer" });
  const product = toProduct(node.product);
  // A product that was never published has no slug yet.
  const slug = product.slug || `chernova-${databaseId}`;
  return { databaseId, kind: "product", product: { ...product, slug, grouped: [] } };
}
