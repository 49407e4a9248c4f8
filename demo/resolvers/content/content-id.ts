import { UserError } from "../../http/user-error.ts";
import { decodeGlobalId } from "../connections.ts";

export interface ContentArguments {
  id: string;
  idType?: "DATABASE_ID" | "ID" | "SLUG" | "URI" | null;
}

/** Posts and pages share a type of global ids; any other id is an error (as in a real shop). */
export function readContentId({ id, idType }: ContentArguments): number | null {
  if (idType === "DATABASE_ID") return Number.parseInt(id, 10) || null;
  const found = decodeGlobalId("post", id);
  if (found === null) {
    throw new UserError("The ID input is invalid. Make sure you set the proper idType for your input.");
  }
  return found;
}
