import { chromium } from "playwright";
const base = process.env.BASE ?? "http://localhost:9400";
const width = Number(process.env.W ?? 360);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const context = await browser.newContext({
  viewport: { width, height: 800 },
  colorScheme: process.env.DARK ? "dark" : "light",
  locale: "bg",
});
const page = await context.newPage();
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console", m.text().slice(0, 300)));
page.on("response", (r) => {
  if (/offices|settlements/.test(r.url())) console.log(r.status(), r.url().slice(0, 160));
});
const shot = (n) =>
  page.screenshot({
    path: `/tmp/shots50/${n}-${width}${process.env.DARK ? "d" : ""}.png`,
    fullPage: process.env.FULL === "1",
  });
const added = await page.request.post(base + "/cart", {
  form: { intent: "add", productId: process.env.P ?? "749", quantity: process.env.Q ?? "1" },
  headers: { origin: base, accept: "text/html" },
  maxRedirects: 0,
});
console.log("add", added.status());
await page.goto(base + "/checkout");
await page.waitForTimeout(1500);
await page.evaluate(() => document.querySelector("#rateId")?.scrollIntoView());
await shot("1-rates");
await page.locator('input[name="rateId"]').first().check();
await page.locator('[name="billing.city"]').click();
await page.keyboard.type("sof", { delay: 60 });
await page.waitForTimeout(600);
await shot("2-settlements");
await page.keyboard.press("ArrowDown");
await page.keyboard.press("Enter");
await page.waitForTimeout(300);
console.log(
  await page.evaluate(() =>
    ["city", "postcode", "state"].map((n) => document.querySelector(`[name="billing.${n}"]`).value),
  ),
);
await page.waitForTimeout(1500);
await page
  .getByRole("button", { name: /Изберете (офис|автомат)/ })
  .first()
  .click();
await page.waitForTimeout(900);
await shot("3-offices");
await page.keyboard.type("витоша");
await page.waitForTimeout(300);
await shot("4-search");
await page.keyboard.press("ArrowDown");
await page.keyboard.press("Enter");
await page.waitForTimeout(2500);
await shot("5-chosen");
console.log(await page.locator(".totals").innerText());
await page.locator('input[name="paymentMethod"][value="bacs"]').check();
await page.waitForTimeout(1500);
console.log(await page.locator(".totals").innerText());
await browser.close();
