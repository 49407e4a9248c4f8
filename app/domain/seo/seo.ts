import type { Image } from "../product/product";

/** Title, text and picture for a network that shows a preview. */
export interface SharePreview {
  title: string;
  description: string;
  image: Image | null;
}

/** The SEO block of Yoast (specification §3); "" and null where it says nothing. */
export interface Seo {
  title: string;
  metaDesc: string;
  metaKeywords: string;
  noindex: boolean;
  nofollow: boolean;
  /** At the merchant's WordPress: the page puts its own host there. */
  canonical: string | null;
  openGraph: SharePreview;
  twitter: SharePreview;
  /** JSON-LD that can stand in a script element: no "<" in it. What the shop tells itself is left out of a page's. */
  schema: string | null;
}
