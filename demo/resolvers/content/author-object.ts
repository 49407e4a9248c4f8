import { digest } from "../../accounts/hash-password.ts";
import type { DemoAuthor } from "../../content/types.ts";
import { toGlobalId } from "../connections.ts";

/** The User type of who writes posts: his name and his picture are all that the public may know (asked of a real shop). */
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
