import type { REVIEWS as ORIGINAL } from "../../bg/catalog/reviews";
import type { Texts } from "../../texts";

/** Texts of reviews. */
export const REVIEWS = {
  title: "Reviews",
  average: (rating: number) => rating.toFixed(1),
  stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  none: "Nobody has rated this product yet. Be the first to say what you think.",
  ofNewest: (count: number) => `The stars are from the last ${count} reviews.`,
  unverified: "Anyone can write a review. We don’t check whether the author bought the product from us.",
  more: "More reviews",
  failed: "The reviews didn’t load.",
  retry: "Try again",
  write: "Write a review",
  sent: "Thank you! Your review is published.",
  held: "Thank you! Your review is awaiting approval and will appear here once we have read it.",
} as const satisfies Texts<typeof ORIGINAL>;
