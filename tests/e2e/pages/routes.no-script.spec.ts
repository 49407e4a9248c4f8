import { EXAMPLES, type Stage } from "../../fixtures/example-pages";
import { expect, test } from "../fixtures/harness";
import { allowStatus, reach } from "../fixtures/example-stages";

const ALL = Object.values(EXAMPLES).flat();
const STAGES: Stage[] = ["visitor", "cart", "customer", "order", "withdrawal"];

for (const stage of STAGES)
  test(`every page (${stage}) is complete without scripts, and every control works`, async ({
    page,
    baseURL,
    allow,
  }) => {
    test.slow();
    const examples = ALL.filter((example) => (example.stage ?? "visitor") === stage);
    const reached = await reach(page, baseURL!, examples[0]!);
    for (const example of examples) {
      const { path, status = 200 } = example;
      const answer = await page.goto(example === examples[0] ? reached : path);
      expect(answer?.status(), path).toBe(status);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      expect(await answer!.text(), path).not.toMatch(/<(form|a)\b[^>]*\b(action|href)="(javascript:|#?")/);
      // A visible button submits a form: others are rendered by scripts.
      const dead = page.locator('button[type="button"]:visible');
      expect(await dead.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 160))), path).toEqual([]);
      for (const form of await page.locator("main form:visible").all())
        expect(await form.locator("button, [type=submit]").count(), path).toBeGreaterThan(0);
      if (example.status) allowStatus(allow, page);
    }
  });
