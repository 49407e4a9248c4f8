import { expect, test } from "vitest";
import { requireTexts } from "./language-files";

test("a language without its texts, paths and locale is refused by the files that it lacks", () => {
  expect(() => requireTexts(["bg", "en"])).not.toThrow();
  expect(() => requireTexts(["bg", "xx"])).toThrow(
    "SITE.languages in wrangler.toml names xx, which lacks app/strings/xx, app/config/paths/xx.ts, " +
      "app/config/demo-shop/xx.ts, app/domain/locale/xx.ts (docs/languages.md).",
  );
});
