import type { Image, Term } from "../product/product";
import { pickLanguage, type InLanguage } from "../values/text-language";

/** A post in a list. Dates are ISO 8601 without an offset, in the shop's time zone. */
export interface PostSummary extends InLanguage {
  databaseId: number;
  title: string;
  slug: string;
  date: string;
  /** Plain text. */
  excerpt: string;
  image: Image | null;
  categories: (Term & { databaseId: number })[];
  author: string;
}

/** Data of a post's page. */
export interface BlogPost extends PostSummary {
  modified: string;
  /** Sanitized HTML. */
  content: string;
}

/** The fields that a post's page shows. */
export type ShownPost = Omit<BlogPost, "databaseId" | "slug" | "categories">;

/** The fields that a post card shows. */
export interface PostCardData extends Pick<
  PostSummary,
  "databaseId" | "title" | "slug" | "date" | "excerpt" | "image" | "language"
> {
  /** Name of its first category; "" for none. */
  topic: string;
  topicLanguage?: string;
}

/** The part of a post that its card shows. */
export function toPostCard(post: PostSummary): PostCardData {
  const { databaseId, title, slug, date, excerpt, image, categories } = post;
  const topic = categories[0]?.name ?? "";
  const topicLanguage = categories[0]?.language;
  const card = { databaseId, title, slug, date, excerpt, image, topic, ...pickLanguage(post) };
  return topicLanguage === undefined ? card : { ...card, topicLanguage };
}

export interface PostCategory extends Term {
  databaseId: number;
  /** Plain text. */
  description: string;
  parentDatabaseId: number | null;
}

/** One page of the blog, newest first; `pages` is how many there are. */
export interface PostPage {
  posts: PostSummary[];
  page: number;
  pages: number;
}
