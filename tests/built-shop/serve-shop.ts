import type { FullConfig } from "@playwright/test";
import { startBuiltShop } from "./built-shop";
import readWorkers from "./read-workers";

/** For playwright.config.ts: the shop of all journeys that start none of their own, from before the first until after the last. */
export default async function serveShop({ projects }: FullConfig): Promise<() => Promise<void>> {
  const removeStorage = await readWorkers();
  const port = Number(new URL(projects[0]!.use.baseURL!).port);
  const shop = await startBuiltShop({ SITE: { languages: ["bg", "en"] } }, { port });
  return async () => {
    await shop.close();
    removeStorage();
  };
}
