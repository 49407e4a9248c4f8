// `npm run plugin:translations`: run after a string, the plugin's version or a translation (languages/*.po) has changed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FOLDER, makeTranslations } from "./plugin-files.ts";

for (const [path, content] of Object.entries(makeTranslations())) writeFileSync(join(FOLDER, path), content);
