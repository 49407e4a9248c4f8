import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { formatPhp, formatPo, listStrings, readHeader, readTranslations, type Source } from "./translations.ts";

export const NAME = "sila-storefront";
export const FOLDER = join(import.meta.dirname, "../../wordpress", NAME);
const MAIN = `${NAME}.php`;

/** The plugin's files sorted by path, relative to its folder, with slashes. Hidden files belong to editors or systems. */
export function listPluginFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

export const readPluginFile = (path: string) => readFileSync(join(FOLDER, path), "utf8");

/** The contents of languages/ by path, generated from the sources and the translations (.po). */
export function makeTranslations(): Record<string, string> {
  const paths = listPluginFiles();
  const read = (path: string): Source => ({ path, text: readPluginFile(path) });
  const main = read(MAIN);
  const strings = listStrings(main, paths.filter((path) => path.startsWith("includes/")).map(read));
  const version = readHeader(main.text)["Version"]!;
  const files: Record<string, string> = { [`languages/${NAME}.pot`]: formatPo(strings, version) };
  for (const path of paths.filter((path) => path.endsWith(".po"))) {
    const language = path.slice(`languages/${NAME}-`.length, -".po".length);
    const all = readTranslations(readPluginFile(path));
    const translations = Object.fromEntries(strings.flatMap(({ text }) => (all[text] ? [[text, all[text]]] : [])));
    files[path] = formatPo(strings, version, { language, translations });
    files[path.replace(/po$/, "l10n.php")] = formatPhp(translations, version, language);
  }
  return files;
}
