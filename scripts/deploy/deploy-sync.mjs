// Behind a deployment: the first full sync of the catalog is started, and watched where somebody sits before it.
import { SHOP_URL, sendCommand } from "../catalog/catalog-command.mjs";
import { syncFirst } from "../catalog/show-progress.mjs";

const LATER =
  "The schedule starts it within a quarter of an hour. `npm run catalog:status` with SHOP_URL says how far it is.";

/** Never fails a deployment: the schedule does the same. Ctrl+C ends the watching alone. */
export async function startFirstSync({ vars }) {
  const url = process.env.SHOP_URL ? SHOP_URL : vars.SITE?.baseUrl;
  if (!url) return console.log(`\n  The catalog: ${LATER}`);
  try {
    // Workflows don't wait.
    if (process.env.CI) await sendCommand("sync", {}, { url });
    else await syncFirst({ url });
  } catch (error) {
    console.log(`\n  The catalog: ${error.message} ${LATER}`);
  }
}
