import type { Image, Term } from "../product/product";

/** A post in a list. Dates are ISO 8601 without a zone: the shop's own time. */
export interface PostSummary {
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

/** The page of a post. */
export interface BlogPost extends PostSummary {
  modified: string;
  /** Sanitised HTML. */
  content: string;
}

/** What its page shows of a post. */
export type ShownPost = Omit<BlogPost, "databaseId" | "slug" | "categories">;

/** What a card of a post shows. */
export interface PostCardData extends Pick<
  PostSummary,
  "databaseId" | "title" | "slug" | "date" | "excerpt" | "image"
> {
  /** Name of its first category; "" where it has none. */
  topic: string;
}

export function toPostCard({ databaseId, title, slug, date, excerpt, image, categories }: PostSummary): PostCardData {
  return { databaseId, title, slug, date, excerpt, image, topic: categories[0]?.name ?? "" };
}

/** Some posts, newest first; `next` asks for more, null at the end. */
export interface PostList {
  posts: PostSummary[];
  next: string | null;
}

export interface PostCategory extends Term {
  databaseId: number;
  /** Plain text. */
  description: string;
  count: number;
  parentDatabaseId: number | null;
}

/** One page of the blog. `pages`: how many there are, null where that isn't known. */
export interface PostPage {
  posts: PostSummary[];
  page: number;
  pages: number | null;
  hasNextPage: boolean;
}
