import type {
  COMPARE as COMPARE_ORIGINAL,
  SEEN as SEEN_ORIGINAL,
  SHARE as SHARE_ORIGINAL,
} from "../../bg/catalog/product-tools";
import type { Texts } from "../../texts";

/** Texts of what the product page offers besides buying. */
export const COMPARE = {
  add: "Compare",
  added: (count: number) => (count === 1 ? "In comparison" : `In comparison (${count})`),
  see: "See the comparison",
} as const satisfies Texts<typeof COMPARE_ORIGINAL>;

export const SEEN = {
  title: "Recently viewed",
  remember: "Save for next time",
  rememberHint: "They are on this page only and disappear when you close it. If you like, we keep them for 30 days.",
  forget: "Delete the list",
  failed: "That didn’t work. Please try again in a moment.",
  remembered: "Kept for 30 days in this browser.",
} as const satisfies Texts<typeof SEEN_ORIGINAL>;

export const SHARE = {
  button: "Share",
  copied: "Link copied",
  failed: "The link couldn’t be copied",
} as const satisfies Texts<typeof SHARE_ORIGINAL>;
