// `npm run dev`: the shop with live reload, in its first language, or in that of SHOP_LANGUAGE. Arguments are React Router's.
import { readLanguages } from "./build.mjs";
import { ensureDependencies, environment, readDevVars, run } from "./toolchain.mjs";

readDevVars();
await ensureDependencies();
const languages = await readLanguages(process.env.CLOUDFLARE_ENV);
const env = { ...environment, SHOP_LANGUAGES: languages.join() };
process.exitCode = await run("npx", ["react-router", "dev", ...process.argv.slice(2)], { env });
