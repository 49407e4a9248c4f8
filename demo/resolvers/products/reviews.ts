import type { DemoContext } from "../../context.ts";
import { readProducts } from "../../database/products/read-products.ts";
import {
  findReviews,
  insertReview,
  isDuplicateReview,
  isReviewFlood,
  type StoredReview,
} from "../../database/products/reviews.ts";
import { UserError } from "../../http/user-error.ts";
import { isEmail } from "../../session/is-email.ts";
import { formatSofiaTime } from "../../database/sofia-time.ts";
import { showPage, type ConnectionArguments } from "../connections.ts";
import { showReview } from "./review-object.ts";

interface WriteReviewInput {
  commentOn?: number | null;
  rating: number;
  content?: string | null;
  author?: string | null;
  authorEmail?: string | null;
}

export const reviewMutations = { writeReview };

export async function listReviews(db: D1Database, productId: number, args: ConnectionArguments) {
  const { pageInfo, nodes } = await showPage(
    args,
    ({ first, after }) => findReviews(db, productId, first, after),
    ({ id }) => id,
    (review) => review,
  );
  return { pageInfo, edges: nodes.map((review) => ({ rating: review.rating, node: showReview(review) })) };
}

/** Any rating is accepted, an empty text too (recorded); a customer's own name overrides the input's. */
async function writeReview({ input }: { input: WriteReviewInput }, context: DemoContext) {
  const review = await readReview(input, context);
  if (await isDuplicateReview(context.db, review)) {
    throw new UserError("Не може да има два еднакви ваши коментара по една и съща публикация!");
  }
  if (await isReviewFlood(context.db, review)) {
    throw new UserError("Коментирате прекалено бързо, моля, намалете темпото.");
  }
  if (context.options.holdsReviews) return { rating: review.rating, review: hideReview };
  const stored = await insertReview(context.db, review);
  return { rating: stored.rating, review: showReview(stored) };
}

/** WPGraphQL shows guests no comment before its approval: an error in its place (seen over WPGraphQL 2.20). */
function hideReview(): never {
  throw new Error("Internal server error");
}

async function readReview(input: WriteReviewInput, context: DemoContext): Promise<Omit<StoredReview, "id">> {
  const { db, visitor, shopperAddress } = context;
  const { customer } = visitor;
  const [product] = await readProducts(db, [input.commentOn ?? 0]);
  if (!product) throw new UserError("The ID of the node to comment on is invalid");
  const author = customer ? customer.displayName : stripTags(input.author ?? "");
  if (!author) throw new UserError("Comment must include an authorName.");
  const email = customer?.email ?? input.authorEmail ?? "";
  if (email && !isEmail(email)) throw new UserError("The email address you are trying to use is invalid");
  return {
    product_id: product.id,
    rating: input.rating,
    author,
    email,
    user_id: customer?.id ?? null,
    content: stripTags(input.content ?? ""),
    date: formatSofiaTime(Date.now()).slice(0, "2026-03-04T10:13:20".length).replace("T", " "),
    address: shopperAddress,
    written_at: Date.now(),
  };
}

function stripTags(text: string): string {
  return text.replace(/<[^>]*>/g, "").trim();
}
