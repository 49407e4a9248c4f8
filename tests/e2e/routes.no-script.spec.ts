import { EXAMPLES } from "../doubles/every-route";
import { expect, test } from "./harness";
import { forgiveStatus, reach } from "./stages";

for (const example of Object.values(EXAMPLES).flat())
  test(`${example.path} (${example.stage ?? "visitor"}) is whole without scripts, and every control leads somewhere (quality.md 26)`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const answer = await page.goto(await reach(page, baseURL!, example));
    expect(answer?.status()).toBe(example.status ?? 200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const html = await answer!.text();
    expect(html).not.toMatch(/<(form|a)\b[^>]*\b(action|href)="(javascript:|#?")/);
    // A button that is seen sends a form or belongs to one: others come with their scripts.
    const dead = page.locator('button:not([type="submit"]):visible').and(page.locator('button[type="button"]'));
    expect(await dead.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 160)))).toEqual([]);
    const forms = page.locator("main form:visible");
    for (const form of await forms.all())
      expect(await form.locator("button, [type=submit]").count()).toBeGreaterThan(0);
    if (example.status) forgiveStatus(complaints, page);
  });
