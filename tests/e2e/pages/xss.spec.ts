import type { Page } from "@playwright/test";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { EXAMPLES, type Stage } from "../../fixtures/example-pages";
import { answerHostile, markOf, ROUNDS } from "../../built-shop/hostile-backend";
import { expect, test } from "../fixtures/harness";
import { reach } from "../fixtures/example-stages";

/** A round puts twelve of all payloads into every string; `HOSTILE_ROUNDS=99` covers all, in ten minutes. */
const rounds = Math.min(Number(process.env.HOSTILE_ROUNDS ?? 1), ROUNDS);
/** Every route in every state, except for empty ones, and for those that show the same fields once more. */
const PAGES = Object.values(EXAMPLES)
  .flat()
  .filter(({ path, status, isAlike }) => !status && !isAlike && !/\?(action|sent)/.test(path));

/** Served from the catalog's replica, into which this round's data must have been synchronized. */
const CATALOG = /^\/($|magazin|produkt|marka)/;
const PERSONAL = /^\/(cart|checkout|my-account|otkaz-ot-dogovor|oauth|api)/;

/** Public pages in every round; the others in turn, unless all rounds run. */
function listPages(turn: number): typeof PAGES {
  const isNow = (path: string, index: number) => rounds === ROUNDS || !PERSONAL.test(path) || index % rounds === turn;
  const now = PAGES.filter(({ path }, index) => isNow(path, index));
  return now.toSorted((a, b) => STAGES.indexOf(a.stage ?? "visitor") - STAGES.indexOf(b.stage ?? "visitor"));
}

const STAGES: Stage[] = ["visitor", "comparison", "cart", "customer", "order", "withdrawal"];
const WIDTHS = [1440, 360];
const PIXEL = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=", "base64");

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
  // Its images are of an unreachable host.
  await page.route("**/img/**", (route) => route.fulfill({ contentType: "image/gif", body: PIXEL }));
  return seen;
}

/** Effects that hostile texts must not have on the page; `mark`: what its main part must contain. */
async function readState(page: Page, mark: string) {
  return page.evaluate(
    (needed) => ({
      lacks: ["h1", "main", "footer"].filter((part) => !document.querySelector(part)?.checkVisibility()),
      isMarked: document.querySelector("main")!.innerText.includes(needed),
      isHit: "__hit" in window,
      // Overflows, and no ancestor scrolls or clips it.
      wide: [...document.querySelectorAll("body *")]
        .filter(({ ownerDocument: { documentElement } }) => documentElement.scrollWidth > innerWidth)
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .filter((one) => {
          for (let box: Element | null = one; box && box !== document.body; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== "visible") return false;
          return true;
        })
        .map((one) => `${one.localName}.${one.className} of ${one.parentElement?.className}`),
      scripts: [...document.scripts].filter(({ nonce }) => !nonce).length,
      // Ours are the closed drawers, and the sticky bar.
      overlays: [...document.querySelectorAll("main *:not(dialog, .sticky)")].filter(
        (one) => one.checkVisibility() && getComputedStyle(one).position === "fixed",
      ).length,
    }),
    mark,
  );
}

async function lookAround(page: Page, shop: BuiltShop, turn: number, round: number): Promise<void> {
  let stage: Stage = "visitor";
  for (const example of listPages(turn)) {
    let path = example.path;
    if (example.stage && example.stage !== stage) {
      stage = example.stage;
      await page.context().clearCookies();
      path = await reach(page, shop.url.origin, example);
    }
    const answer = await page.goto(new URL(path, shop.url).href, { waitUntil: "load" });
    const place = `${path} (${stage}) in round ${round}`;
    expect(answer?.status(), place).toBe(200);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await readState(page, CATALOG.test(path) ? markOf(round) : ""), `${place} at ${width}`).toEqual({
        lacks: [],
        isMarked: true,
        isHit: false,
        wide: [],
        scripts: 0,
        overlays: 0,
      });
    }
  }
  await page.goto("about:blank");
}

test("hostile texts in every field of the backend run nothing, fetch nothing and break no page", async ({ page }) => {
  test.setTimeout(600_000 * rounds);
  const seen = await watch(page);
  for (let one = 0; one < rounds; one++) {
    // Spread over the whole list, whatever their number. A shop caches what it has read: each round has its own.
    const round = Math.floor((one * ROUNDS) / rounds);
    // Cards are alike, and a long text in each makes pages slow.
    const shop = await startBuiltShop({ SITE: { productsPerPage: 6 } }, { answer: answerHostile(round) });
    await shop.syncCatalog();
    await lookAround(page, shop, one, round);
    await shop.close();
  }
  expect(seen).toEqual({ violations: [], strangers: [] });
});
