import type { Page } from "@playwright/test";
import { startBuiltShop, type BuiltShop } from "../doubles/built-shop";
import { HostileBackend, ROUNDS } from "../doubles/hostile-backend";
import { expect, test } from "./harness";
import { SIMPLE, VARIABLE } from "./journey";

/** quality.md names 200 payloads in every string: `HOSTILE_ROUNDS=13` has them all, two minutes. */
const rounds = Math.min(Number(process.env.HOSTILE_ROUNDS ?? 3), ROUNDS);
const PAGES = [
  "/",
  "/magazin",
  "/produkt-kategoriya",
  "/produkt-kategoriya/proteini",
  `/produkt/${VARIABLE.product.slug}`,
  `/produkt/${SIMPLE.slug}`,
  "/blog",
  "/blog/kak-da-izberem-protein",
  "/za-nas",
];
const WIDTHS = [1440, 360];

let source: BuiltShop;
let backend: HostileBackend;
let url = "";

test.beforeAll(async () => {
  source = await startBuiltShop();
  backend = new HostileBackend(source);
  url = await backend.start();
});
test.afterAll(async () => {
  backend.stop();
  await source.close();
});

async function watch(page: Page): Promise<{ violations: string[]; strangers: string[] }> {
  const seen = { violations: [] as string[], strangers: [] as string[] };
  await page.exposeFunction("noteViolation", (text: string) => void seen.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  page.on("request", (request) => {
    if (!/^(http:\/\/(localhost|127\.0\.0\.1)[:/]|data:)/.test(request.url())) seen.strangers.push(request.url());
  });
  // Its pictures are of a host that isn't there.
  await page.route("**/img/**", (route) => route.fulfill({ path: "public/placeholder.jpg" }));
  return seen;
}

async function lookAround(page: Page, shop: BuiltShop, round: number): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[round % WIDTHS.length]!, height: 900 });
  for (const path of PAGES) {
    const answer = await page.goto(new URL(path, shop.url).href, { waitUntil: "load" });
    const place = `${path} in round ${round}`;
    expect(answer?.status(), place).toBe(200);
    await expect(page.locator("footer.ft address"), place).toBeVisible();
    const state = await page.evaluate(() => ({
      isHit: "__hit" in window,
      isWide: document.documentElement.scrollWidth > window.innerWidth,
      scripts: document.querySelectorAll("script:not([nonce])").length,
      // But for the shop's own two: the filters' drawer and the bar to buy with.
      overlays: [...document.querySelectorAll("main *")].filter(
        (one) => getComputedStyle(one).position === "fixed" && !one.matches("dialog, .sticky"),
      ).length,
    }));
    expect(state, place).toEqual({ isHit: false, isWide: false, scripts: 0, overlays: 0 });
  }
  await page.goto("about:blank");
}

test("hostile texts in every field of the backend run nothing, fetch nothing and break no page (quality.md 15)", async ({
  page,
}) => {
  test.setTimeout(120_000 * rounds);
  const seen = await watch(page);
  for (let one = 0; one < rounds; one++) {
    // Spread over the whole list, whatever their number. What a shop was told it remembers: each round has its own.
    backend.round = Math.floor((one * ROUNDS) / rounds);
    const shop = await startBuiltShop({ BACKEND_URL: url, SESSION_SECRET: "x".repeat(40) });
    await lookAround(page, shop, backend.round);
    await shop.close();
  }
  expect(seen).toEqual({ violations: [], strangers: [] });
});
