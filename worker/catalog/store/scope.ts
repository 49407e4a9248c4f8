import type { Environment } from "../../platform/environment";
import { hashText } from "../index/encoding/checksum";
import { FORMAT_VERSION } from "../index/encoding/snapshot-format";
import { ROW_FORMAT } from "../rows/row-data";

/** The language of names and texts; a shop has one. */
const LANGUAGE = "bg";

/**
 * Names the replica that this Worker reads and writes: another format, another backend, or a preview that shares the database
 * has rows, snapshots and a sync of its own.
 */
export function catalogScope({ backendUrl, catalogName }: Pick<Environment, "backendUrl" | "catalogName">): string {
  return [catalogName, LANGUAGE, `${ROW_FORMAT}.${FORMAT_VERSION}`, hashBackend(backendUrl)].join("-");
}

/** Names the price history that this Worker reads and writes, shared by all formats (docs/price-record.md). */
export function priceScope({ backendUrl, catalogName }: Pick<Environment, "backendUrl" | "catalogName">): string {
  return [catalogName, LANGUAGE, hashBackend(backendUrl)].join("-");
}

function hashBackend(backendUrl: string): string {
  return hashText(backendUrl).toString(36);
}
