// `npm run plugin:translations`: run after a string, the plugin's version or a translation (languages/*.po) has changed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "../toolchain.mjs";
import { FOLDER, makeTranslations } from "./plugin-files.ts";

readArguments("npm run plugin:translations");
for (const [path, content] of Object.entries(makeTranslations())) writeFileSync(join(FOLDER, path), content);
console.log("wordpress/sila-storefront/languages/ is up to date.");
