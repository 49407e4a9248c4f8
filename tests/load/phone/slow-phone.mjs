// A cheap phone in a browser: 360 px, density 2, 150 ms to the server, 1.6 Mbps, a processor four times slower.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../../scripts/browser.mjs";
import { DEMO_SECRET } from "../../../scripts/catalog/catalog-command.mjs";
import { syncFirst } from "../../../scripts/catalog/show-progress.mjs";
import { migrateLocally } from "../../../scripts/migrate.mjs";
import { serveBuilt } from "../../../scripts/serve-built.mjs";

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;

/** Calls `measure(browser, url)` with a browser and a new built shop. */
export async function measureInShop(measure) {
  const persistTo = mkdtempSync(join(tmpdir(), "phone-"));
  await migrateLocally(persistTo);
  const shop = await serveBuilt({ persistTo });
  await syncFirst({ url: shop.url, secret: DEMO_SECRET }, { isShown: false });
  const browser = await launchBrowser();
  await measure(browser, shop.url);
  await browser.close();
  shop.stop();
  await shop.ended;
  rmSync(persistTo, { recursive: true, force: true });
}

async function launchBrowser() {
  const { CHROMIUM_PATH, CHROMIUM_VARIABLES } = await ensureBrowser();
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    env: { ...process.env, ...JSON.parse(CHROMIUM_VARIABLES) },
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

export async function openPhone(browser) {
  const context = await browser.newContext({ ...PHONE, locale: "bg-BG", serviceWorkers: "block" });
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send("Network.emulateNetworkConditions", LINE);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { page, context };
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
