// `npm run plugin:translations`: after a string of the plugin, its version or a translation (languages/*.po) has changed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FOLDER, makeTranslations } from "./plugin-files.ts";

for (const [path, content] of Object.entries(makeTranslations())) writeFileSync(join(FOLDER, path), content);
