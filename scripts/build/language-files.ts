import { existsSync } from "node:fs";
import { join } from "node:path";

const FILES = ["app/strings/", "app/config/paths/.ts", "app/config/demo-shop/.ts", "app/domain/locale/.ts"];

/** Throws an error that names the files which a language lacks. */
export function requireTexts(languages: readonly string[], root = join(import.meta.dirname, "../..")): void {
  for (const language of languages) {
    const missing = FILES.map((path) => path.replace(/\/(\.ts)?$/, `/${language}$1`)).filter(
      (path) => !existsSync(join(root, path)),
    );
    if (missing.length > 0)
      throw new Error(
        `SITE.languages in wrangler.toml names ${language}, which lacks ${missing.join(", ")} (docs/languages.md).`,
      );
  }
}
