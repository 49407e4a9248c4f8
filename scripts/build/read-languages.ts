// Prints SITE.languages of the environment CLOUDFLARE_ENV of wrangler.toml as JSON ("": the demo's).
import { readShopConfig } from "../backend/shop-config.ts";
import { requireTexts } from "./language-files.ts";
import { readSite } from "../../app/config/site.ts";

try {
  const { vars } = readShopConfig(process.env.CLOUDFLARE_ENV || undefined);
  const { languages } = readSite(vars.SITE);
  requireTexts(languages);
  console.log(JSON.stringify(languages));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
