// `npm run plugin:zip`: writes dist/sila-storefront.zip, which a merchant uploads to their WordPress. Installs its dependencies.
import { ensureDependencies, mustRun } from "./toolchain.mjs";

await ensureDependencies();
await mustRun("node", ["scripts/plugin/write-zip.ts"]);
