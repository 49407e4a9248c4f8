import type { DemoAuthor } from "../../content/types.ts";
import { toGlobalId } from "../connections.ts";

/** The User type of a post's author: only the name is public (as in a real shop). */
export function showAuthor({ id, name }: DemoAuthor) {
  return {
    id: toGlobalId("user", id),
    databaseId: id,
    name,
    firstName: null,
    lastName: null,
    email: null,
    username: null,
  };
}
