import type { Environment } from "../../platform/environment";
import { hashText } from "../index/encoding/snapshot-format";

/** The language of names and texts; a shop has one. */
const LANGUAGE = "bg";

/**
 * Names the replica and the price history that this Worker reads and writes: another backend, or a preview that shares the database,
 * has its own, with a sync of its own.
 */
export function catalogScope({ backendUrl, catalogName }: Pick<Environment, "backendUrl" | "catalogName">): string {
  return [catalogName, LANGUAGE, hashText(backendUrl).toString(36)].join("-");
}
