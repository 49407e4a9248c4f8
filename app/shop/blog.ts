import type { Image, Term } from "./product";

/** A post in a list (specification §3, Blog post). Dates are ISO 8601 without a zone: the shop's own time. */
export interface PostSummary {
  id: string;
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
