import type { DemoCatalog } from "../../catalog/types.ts";
import { writeReviews } from "../../content/reviews/reviews.ts";

export interface StoredReview {
  id: number;
  product_id: number;
  rating: number;
  author: string;
  /** "" of a guest who gave none, and in the seed. */
  email: string;
  user_id: number | null;
  /** Plain text. */
  content: string;
  /** "2026-03-04 10:13:20", in Sofia. */
  date: string;
  address: string;
  /** Milliseconds; 0 in the seed. */
  written_at: number;
}

/** WordPress: how long the same IP address or email must wait between comments. */
const FLOOD_MS = 15_000;

const COLUMNS = "product_id, rating, author, email, user_id, content, date, address, written_at";

export function listReviewRows(catalog: DemoCatalog): Record<string, string | number | null>[] {
  return catalog.products.flatMap(writeReviews).map(({ id, productId, rating, author, date, content }) => ({
    id,
    product_id: productId,
    rating,
    author,
    email: "",
    user_id: null,
    content,
    date: date.slice(0, "2026-03-04T10:13:20".length).replace("T", " "),
    address: "",
    written_at: 0,
  }));
}

/** Newest first; one more than `first`, if there is one. */
export async function findReviews(
  db: D1Database,
  productId: number,
  first: number,
  after: number | null,
): Promise<StoredReview[]> {
  const next = after === null ? "1" : "(date, id) < (SELECT date, id FROM review WHERE id = ?3)";
  const statement = `SELECT * FROM review WHERE product_id = ?1 AND ${next} ORDER BY date DESC, id DESC LIMIT ?2`;
  const values = after === null ? [productId, first + 1] : [productId, first + 1, after];
  const { results } = await db
    .prepare(statement)
    .bind(...values)
    .all<StoredReview>();
  return results;
}

export async function insertReview(db: D1Database, review: Omit<StoredReview, "id">): Promise<StoredReview> {
  const { product_id, rating, author, email, user_id, content, date, address, written_at } = review;
  const stored = await db
    .prepare(`INSERT INTO review (${COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) RETURNING *`)
    .bind(product_id, rating, author, email, user_id, content, date, address, written_at)
    .first<StoredReview>();
  if (!stored) throw new Error("the review was not stored");
  return stored;
}

export async function isDuplicateReview(db: D1Database, review: Omit<StoredReview, "id">): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT 1 AS found FROM review
      WHERE product_id = ?1 AND content = ?2 AND (author = ?3 OR (email = ?4 AND email <> ''))`,
    )
    .bind(review.product_id, review.content, review.author, review.email)
    .first<number>("found");
  return found !== null;
}

export async function isReviewFlood(db: D1Database, review: Omit<StoredReview, "id">): Promise<boolean> {
  const { address, email, written_at: now } = review;
  const found = await db
    .prepare(
      `SELECT 1 AS found FROM review
      WHERE (address = ?1 AND written_at > ?3) OR (email = ?2 AND email <> '' AND written_at > ?3)`,
    )
    .bind(address, email, now - FLOOD_MS)
    .first<number>("found");
  return found !== null;
}
