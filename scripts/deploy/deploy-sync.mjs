// After a deployment: starts the first full sync of the catalog, and shows its progress in an interactive shell.
import { SHOP_URL, sendCommand } from "../catalog/catalog-command.mjs";
import { syncFirst } from "../catalog/show-progress.mjs";

const LATER =
  "The schedule starts it within a quarter of an hour. `npm run catalog:status` with SHOP_URL says how far it is.";

/** Never fails a deployment, because the schedule does the same. Ctrl+C only stops watching. */
export async function startFirstSync({ vars }) {
  const url = process.env.SHOP_URL ? SHOP_URL : vars.SITE?.baseUrl;
  if (!url) return console.log(`\n  The catalog: ${LATER}`);
  try {
    // CI workflows don't wait.
    if (process.env.CI) await sendCommand("sync", {}, { url });
    else await syncFirst({ url });
  } catch (error) {
    console.log(`\n  The catalog: ${error.message} ${LATER}`);
  }
}
