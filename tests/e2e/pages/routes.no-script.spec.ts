import { fetchShop } from "../../built-shop/fetch-shop";
import { Visitor } from "../../built-shop/visitor";
import { EXAMPLES, reachStage, type Stage } from "../../fixtures/example-pages";
import { expect, PHONE_WITHOUT_SCRIPTS, test } from "../fixtures/harness";

test.use(PHONE_WITHOUT_SCRIPTS);

const ALL = Object.values(EXAMPLES).flat();
/** What is shown after a press on something else, or by the chosen rate. */
const LATER = "dialog, details, .disclosed, .elsewhere, .address-billing, #filters";
const STAGES: Stage[] = ["visitor", "cart", "customer", "order", "withdrawal"];

for (const stage of STAGES)
  test(`every page (${stage}) is complete without scripts, and every control works`, async ({ page, baseURL }) => {
    test.slow();
    const examples = ALL.filter((example) => (example.stage ?? "visitor") === stage);
    const visitor = new Visitor((path, init) => fetchShop(baseURL!, path, init), new URL(baseURL!), {});
    const reached = await reachStage(visitor, examples[0]!);
    for (const example of examples) {
      const { path, status = 200 } = example;
      const answer = await visitor.open(example === examples[0] ? reached : path);
      expect(answer.status, path).toBe(status);
      const html = await answer.text();
      expect(html, path).not.toMatch(/<(form|a)\b[^>]*\b(action|href)="(javascript:|#?")/);
      // A page brings its styles along: its pictures and fonts, at an address that has none, take no time.
      await page.setContent(html, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      // A visible button submits a form: others are rendered by scripts.
      const dead = page.locator('button[type="button"]:visible');
      expect(await dead.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 160))), path).toEqual([]);
      // Built tests fill in forms without knowing styles: on a phone, too, what they use is shown.
      const used = page.locator("main :is(button, select, input:not([type=hidden])):not([type=button])");
      const hidden = await used.evaluateAll(
        (all, later) => all.filter((one) => !one.closest(later) && !one.checkVisibility()).map((one) => one.outerHTML),
        LATER,
      );
      expect(hidden, path).toEqual([]);
      for (const form of await page.locator("main form:visible").all())
        expect(await form.locator("button, [type=submit]").count(), path).toBeGreaterThan(0);
    }
  });
