import type { OrderDocument } from "../database/orders/order-document.ts";
import type { Address } from "../session/shopper-data.ts";

/** The hand-written content of the demo's WordPress besides products. URLs inside HTML are paths of the shop. */

export interface DemoAuthor {
  id: number;
  slug: string;
  name: string;
  description: string;
}

export interface DemoPostCategory {
  id: number;
  slug: string;
  name: string;
  description: string;
}

export interface DemoPost {
  id: number;
  slug: string;
  title: string;
  /** ISO 8601, Europe/Sofia. */
  date: string;
  modified: string;
  /** Plain text. */
  excerpt: string;
  /** HTML. */
  content: string;
  /** Slug of a post category. */
  category: string;
  /** Slug of an author. */
  author: string;
  /** File in demo/pictures/files, without its ending. */
  picture: string;
}

export interface DemoPage {
  id: number;
  slug: string;
  /** Slug of the page that it stands below. */
  parent?: string;
  title: string;
  modified: string;
  /** HTML; empty where the shop renders the page itself. */
  content: string;
  /** The raw content of WordPress's editor where it differs: blocks and shortcodes. */
  written?: string;
}

export interface DemoMenuItem {
  id: number;
  parent: number | null;
  label: string;
  /** A path of the shop. */
  path: string;
}

export interface DemoMenu {
  /** SECONDARY is the footer: this WordPress has no location of that name. */
  location: "PRIMARY" | "SECONDARY";
  items: DemoMenuItem[];
}

/** Yoast's block, under the names that its fields have in the schema. */
export interface DemoSeo {
  title: string;
  metaDesc: string;
  metaKeywords: string;
  metaRobotsNoindex: "index" | "noindex";
  metaRobotsNofollow: "follow" | "nofollow";
  /** Absolute. */
  canonical: string;
  opengraphType: "website" | "article" | "product";
  opengraphTitle: string;
  opengraphDescription: string;
  opengraphUrl: string;
  opengraphSiteName: string;
  opengraphPublishedTime: string | null;
  opengraphModifiedTime: string | null;
  /** File in demo/pictures/files, without its ending. */
  opengraphImage: string | null;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string | null;
  twitterCardType: "summary_large_image";
  breadcrumbs: { text: string; url: string }[];
  /** JSON-LD as text. */
  schema: { raw: string };
}

export interface DemoCustomer {
  id: number;
  username: string;
  /** In clear: the demo's users belong to nobody. */
  password: string;
  email: string;
  firstName: string;
  lastName: string;
  registered: string;
  billing: Address;
  shipping: Address;
}

export interface DemoOrder extends OrderDocument {
  id: number;
  /** null: a guest's. */
  customerId: number | null;
  orderKey: string;
  transactionId: string | null;
}

export interface DemoDownloadFile {
  downloadId: string;
  productId: number;
  name: string;
  file: string;
}

/** A customer's download, and how often it is allowed. */
export interface DemoDownload extends DemoDownloadFile {
  id: number;
  customerId: number;
  orderId: number;
  /** null: without limit. */
  downloadsRemaining: number | null;
  /** ISO 8601; null: for ever. */
  accessExpires: string | null;
}

export interface DemoReview {
  id: number;
  productId: number;
  /** 1 to 5. */
  rating: number;
  author: string;
  /** ISO 8601, Europe/Sofia. */
  date: string;
  /** Plain text. */
  content: string;
  /** Bought here. */
  isVerified: boolean;
}
