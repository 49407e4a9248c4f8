import type { Environment } from "../../platform/environment";
import { hashText } from "../index/encoding/snapshot-format";

type Named = Pick<Environment, "backendUrl" | "catalogName" | "language">;

/**
 * Names the replica that this Worker reads and writes. Each backend, each language, and each preview that shares the
 * database has a replica of its own, with its own sync.
 */
export function catalogScope({ backendUrl, catalogName, language }: Named): string {
  return [catalogName, language, hashText(backendUrl).toString(36)].join("-");
}

/** The scope of the shop's first language, whose sync records prices for all languages. */
export function mainScope(environment: Named & { site: { languages: string[] } }): string {
  return catalogScope({ ...environment, language: environment.site.languages[0]! });
}
