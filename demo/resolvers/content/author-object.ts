import { digest } from "../../accounts/hash-password.ts";
import type { DemoAuthor } from "../../content/types.ts";
import { toGlobalId } from "../connections.ts";

/** The User type of a post's author: only name and picture are public (as in a real shop). */
export function showAuthor({ id, slug, name }: DemoAuthor) {
  return {
    id: toGlobalId("user", id),
    databaseId: id,
    name,
    firstName: null,
    lastName: null,
    email: null,
    username: null,
    nicename: null,
    avatar: async ({ size }: { size?: number | null }) => ({
      url: `https://secure.gravatar.com/avatar/${await digest(slug)}?s=${size ?? 96}&d=mm&r=g`,
    }),
  };
}
