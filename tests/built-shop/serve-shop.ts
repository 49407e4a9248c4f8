import { readPort } from "../../scripts/toolchain.mjs";
import { startBuiltShop } from "./built-shop";
import readWorkers from "./read-workers";

/** Of the shop that all journeys share, but for those that start their own. */
export const findPort = () => readPort("TEST_PORT", 8797);

/** For playwright.config.ts: serves it from before the first journey until after the last. */
export default async function serveShop(): Promise<() => Promise<void>> {
  const removeStorage = await readWorkers();
  const shop = await startBuiltShop({}, { port: findPort() });
  return async () => {
    await shop.close();
    removeStorage();
  };
}
