import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { FOLDER, listPluginFiles, NAME } from "./plugin-files.ts";

const UNIX = 3;
const READABLE_BY_ALL = 0o100644;
/** The zip file: the plugin's folder as WordPress unpacks it into wp-content/plugins. */
export function zipPlugin(): Uint8Array {
  const files = listPluginFiles().map((path) => [`${NAME}/${path}`, readFileSync(join(FOLDER, path))] as const);
  // zip stores local times; a fixed one makes the bytes reproducible in every time zone.
  const mtime = new Date(2000, 0, 1);
  return zipSync(Object.fromEntries(files), { level: 9, mtime, os: UNIX, attrs: READABLE_BY_ALL << 16 });
}
