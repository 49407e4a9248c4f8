import { createContext } from "react-router";
import type { ShownPost } from "../domain/content/blog";
import type { Image, Product } from "../domain/product/product";
import type { Result } from "../domain/values/result";

/** Unpublished content that its editor previews. HTML is sanitized. */
export type Draft = { databaseId: number } & (
  | { kind: "product"; product: Product }
  | { kind: "page"; title: string; html: string; image: Image | null }
  | { kind: "post"; post: ShownPost }
);

/** The draft that this URL previews (null: no preview), read from WordPress at every view and never stored. */
export interface Drafts {
  /** null: this browser isn't the editor's, or isn't any more. */
  find(): Promise<Result<Draft | null>>;
}

export const draftsContext = createContext<Drafts | null>(null);
