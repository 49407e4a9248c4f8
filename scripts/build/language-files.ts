import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const FILES = ["app/strings/", "app/config/paths/.ts", "app/config/demo-shop/.ts", "app/domain/locale/.ts"];

/** The languages that the shop has all files of. */
export function listShopLanguages(): string[] {
  const folders = readdirSync(join(ROOT, "app/strings"), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map(({ name }) => name).filter((language) => listMissing(language).length === 0);
}

/** Throws an error that names the files which a language lacks. */
export function requireTexts(languages: readonly string[]): void {
  for (const language of languages) {
    const missing = listMissing(language);
    if (missing.length > 0)
      throw new Error(
        `SITE.languages in wrangler.toml names ${language}, which lacks ${missing.join(", ")} (docs/languages.md).`,
      );
  }
}

function listMissing(language: string): string[] {
  const paths = FILES.map((path) => path.replace(/\/(\.ts)?$/, `/${language}$1`));
  return paths.filter((path) => !existsSync(join(ROOT, path)));
}
