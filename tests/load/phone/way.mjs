// What a shopper on a cheap phone waits for on the way from a listing to the order.
import { measureInShop, median, openPhone } from "./slow-phone.mjs";

const ROUNDS = 5;
/** What a shopper reads before the next press. */
const READ_MS = 2000;
const FORM = {
  "billing.firstName": "Мария",
  "billing.lastName": "Димитрова",
  "billing.email": "maria@example.bg",
  "billing.phone": "0888 123 456",
  "billing.city": "София",
  "billing.postcode": "1784",
  "billing.office": "Младост 1",
};
/** Presses in their order: what comes before, what is pressed, and the element whose text ends the wait. */
const STEPS = {
  "a listing's product": { press: ".card:has(button) h3 a", shown: "#buy", text: "Купи" },
  "the first add": { press: "#buy button[type=submit]", shown: ".toast", text: "Добавено" },
  "the cart's panel": { press: "header a[href='/cart']", shown: "dialog .cart-line", text: "" },
  "the checkout": { press: "dialog a[href='/checkout']", shown: "label", text: "Фамилия" },
  "the order": { before: fillForm, press: "button[value=place]", shown: "h1", text: "Благодарим" },
};

/** Prints medians of the times from a press until its result is rendered. */
export const benchWay = () =>
  measureInShop(async (browser, url) => {
    const times = new Map(Object.keys(STEPS).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) await walk(browser, url, times);
    console.log(
      `\n### From a press to its result on a slow phone, medians of ${ROUNDS}\n\n| pressed | ms | all |\n|---|---|---|`,
    );
    for (const [name, all] of times) console.log(`| ${name} | ${median(all)} | ${all.join(", ")} |`);
  });

async function walk(browser, url, times) {
  const { page, context } = await openPhone(browser);
  await page.goto(new URL("/magazin", url).href, { waitUntil: "networkidle" });
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  // Whoever scrolls has touched the page.
  await page.locator("h1").tap();
  for (const [name, { before, press, shown, text }] of Object.entries(STEPS)) {
    await before?.(page);
    const target = page.locator(press).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(READ_MS);
    await page.evaluate(watchPress, { shown, text });
    await target.tap();
    await page.waitForFunction(() => window.press.shown);
    times.get(name).push(await page.evaluate(() => Math.round(window.press.shown - window.press.at)));
  }
  await context.close();
}

async function fillForm(page) {
  await page.locator('[name="billing.state"]').selectOption("BG-22");
  for (const [name, value] of Object.entries(FORM)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="consent"]').check();
}

// Runs in the page.
function watchPress({ shown, text }) {
  const press = (window.press = {});
  addEventListener("pointerdown", () => (press.at ??= performance.now()), { capture: true });
  const look = () => {
    const isShown = [...document.querySelectorAll(shown)].some(
      (one) => one.checkVisibility() && one.textContent.includes(text),
    );
    if (isShown) press.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
