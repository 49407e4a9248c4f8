export const STARS_MAX = 5;

/** A review of a product. */
export interface Review {
  databaseId: number;
  /** Sanitised HTML. */
  content: string;
  /** ISO 8601 without a zone: the shop's own time. */
  date: string;
  /** 1 to 5; null: it was written without stars. */
  rating: number | null;
  author: string;
}

/** Some reviews of a product, newest first; `next` asks for more, null at the end. */
export interface ReviewList {
  reviewCount: number;
  /** How many of the newest hundred gave 5, 4, 3, 2 and 1 stars, in this order. */
  starCounts: number[];
  reviews: Review[];
  next: string | null;
}

/** What a shopper writes; a signed-in customer needs no name and e-mail. */
export interface ReviewDraft {
  productId: number;
  rating: number;
  content: string;
  author: string;
  authorEmail: string;
}

/** A new review; unpublished ones wait for the merchant. */
export interface WrittenReview extends Review {
  isPublished: boolean;
}

/** How many ratings gave 5, 4, 3, 2 and 1 stars, in this order; anything else counts for none. */
export function countStars(ratings: (number | null)[]): number[] {
  return Array.from({ length: STARS_MAX }, (_, index) => ratings.filter((one) => one === STARS_MAX - index).length);
}

/** Two letters that stand for an author, of the first and the last word of the name; "" where it has no letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join("").toLocaleUpperCase("bg");
}
