import { language } from "#locale";

export const STARS_MAX = 5;

/** A product review. */
export interface Review {
  databaseId: number;
  /** Sanitized HTML. */
  content: string;
  /** ISO 8601 without an offset, in the shop's time zone. */
  date: string;
  /** 1 to 5; null when written without stars. */
  rating: number | null;
  author: string;
}

/** A page of reviews, newest first; `next` is the next cursor, null at the end. */
export interface ReviewList {
  reviewCount: number;
  /** How many of the newest hundred gave 5, 4, 3, 2 and 1 stars, in this order. */
  starCounts: number[];
  reviews: Review[];
  next: string | null;
}

/** A shopper's review; a signed-in customer needs no name and e-mail. */
export interface ReviewDraft {
  productId: number;
  rating: number;
  content: string;
  author: string;
  authorEmail: string;
}

/** A new review; unpublished ones await moderation. */
export interface WrittenReview extends Review {
  isPublished: boolean;
}

/** Counts ratings of 5, 4, 3, 2 and 1 stars, in this order; anything else is ignored. */
export function countStars(ratings: (number | null)[]): number[] {
  return Array.from({ length: STARS_MAX }, (_, index) => ratings.filter((one) => one === STARS_MAX - index).length);
}

/** Initials of the first and last word of a name; "" when it has no letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join("").toLocaleUpperCase(language);
}
