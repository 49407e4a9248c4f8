import { createHash } from "node:crypto";
import type { StoredReview } from "../../database/products/reviews.ts";
import { toGlobalId } from "../connections.ts";

/** A Comment. The raw text is for editors only: null for everybody else (recorded). */
export function showReview(review: StoredReview) {
  return {
    id: toGlobalId("comment", review.id),
    databaseId: review.id,
    content: ({ format }: { format?: "RAW" | "RENDERED" | null }) => (format === "RAW" ? null : toHtml(review.content)),
    date: review.date,
    status: "APPROVE",
    author: {
      node: {
        __typename: review.user_id === null ? "CommentAuthor" : "User",
        databaseId: review.user_id,
        name: review.author,
        avatar: ({ size }: { size?: number | null }) => ({
          url: findAvatar(review.email || review.author, size ?? 96),
        }),
      },
    },
  };
}

/** wpautop() of a text: paragraphs between empty lines, breaks within. */
function toHtml(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const paragraphs = escaped.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, "<br />\n")}</p>\n`).join("");
}

function findAvatar(who: string, size: number): string {
  const hash = createHash("sha256").update(who.trim().toLowerCase()).digest("hex");
  return `https://secure.gravatar.com/avatar/${hash}?s=${size}&d=mm&r=g`;
}
