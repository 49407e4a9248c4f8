import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { FOLDER, listPluginFiles, NAME } from "./plugin-files.ts";

const UNIX = 3;
const READABLE_BY_ALL = 0o100644;
/** What a merchant uploads: the plugin's folder, as WordPress unpacks it into wp-content/plugins. */
export function zipPlugin(): Uint8Array {
  const files = listPluginFiles().map((path) => [`${NAME}/${path}`, readFileSync(join(FOLDER, path))] as const);
  // Local time, as zip has no other: the same bytes come out in every time zone, and whenever it is made.
  const mtime = new Date(2000, 0, 1);
  return zipSync(Object.fromEntries(files), { level: 9, mtime, os: UNIX, attrs: READABLE_BY_ALL << 16 });
}
