import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NAME } from "./plugin-files.ts";
import { zipPlugin } from "./zip.ts";

/** Writes the zip file that merchants upload to WordPress, and prints its path. */
export function writeZip(): void {
  const folder = join(import.meta.dirname, "../../dist");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${NAME}.zip`), zipPlugin());
  console.log(`dist/${NAME}.zip: upload it under Plugins > Add New Plugin > Upload Plugin`);
}
