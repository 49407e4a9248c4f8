// `npm run dev`: the shop with live reload, in its first language, or in that of SHOP_LANGUAGE.
import { readLanguages } from "./build.mjs";
import { ensureDependencies, environment, readArguments, run } from "./toolchain.mjs";

readArguments("npm run dev");
await ensureDependencies();
const languages = await readLanguages(process.env.CLOUDFLARE_ENV);
const env = { ...environment, SHOP_LANGUAGES: languages.join() };
process.exitCode = await run("npx", ["react-router", "dev"], { env });
