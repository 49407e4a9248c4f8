import type { Environment } from "../../platform/environment";
import { hashText, FORMAT_VERSION } from "../index/encoding/snapshot-format";
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

/** The parts of what `catalogScope` wrote; null: something else did. */
export function readScope(scope: string): { shop: string; format: number; backend: string } | null {
  const [, shop, format, backend] = /^(.+)-(\d+)\.\d+-(\w+)$/.exec(scope) ?? [];
  return shop === undefined || backend === undefined ? null : { shop, format: Number(format), backend };
}

/** Whether two scopes differ in their formats alone. */
export function isSameShop(one: string, other: string): boolean {
  const [first, second] = [readScope(one), readScope(other)];
  return first !== null && first.shop === second?.shop && first.backend === second.backend;
}

/** Names the price history that this Worker reads and writes, shared by all formats (docs/price-history.md). */
export function priceScope({ backendUrl, catalogName }: Pick<Environment, "backendUrl" | "catalogName">): string {
  return [catalogName, LANGUAGE, hashBackend(backendUrl)].join("-");
}

function hashBackend(backendUrl: string): string {
  return hashText(backendUrl).toString(36);
}
