/** A review of a product (specification §3, Review comment). */
export interface Review {
  id: string;
  databaseId: number;
  /** Sanitised HTML. */
  content: string;
  /** ISO 8601 without a zone: the shop's own time. */
  date: string;
  /** 1 to 5; null: it was written without stars. */
  rating: number | null;
  author: { name: string; avatarUrl: string | null };
}

/** Some reviews of a product, newest first; `next` asks for more, null at the end. */
export interface ReviewList {
  averageRating: number;
  reviewCount: number;
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
