import type { Environment } from "../../platform/environment";
import { hashText } from "../index/encoding/checksum";
import { FORMAT_VERSION } from "../index/encoding/snapshot-format";
import { ROW_FORMAT } from "../rows/row-data";

/** Of names and texts; a shop has one. */
const LANGUAGE = "bg";

/**
 * Names the replica that this Worker reads and writes: a deployment with other formats, another backend, and a preview that
 * shares the database have rows, snapshots and a synchronization of their own.
 */
export function catalogScope({ backendUrl, catalogName }: Pick<Environment, "backendUrl" | "catalogName">): string {
  return [catalogName, LANGUAGE, `${ROW_FORMAT}.${FORMAT_VERSION}`, hashBackend(backendUrl)].join("-");
}

/** Names the record of prices that this Worker reads and writes: that of all formats (docs/price-record.md). */
export function priceScope({ backendUrl, catalogName }: Pick<Environment, "backendUrl" | "catalogName">): string {
  return [catalogName, LANGUAGE, hashBackend(backendUrl)].join("-");
}

function hashBackend(backendUrl: string): string {
  return hashText(backendUrl).toString(36);
}
