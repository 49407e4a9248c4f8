import { expectAccessible } from "../fixtures/accessibility";
import { expect, open, test } from "../fixtures/harness";

const FILTERED = "/magazin?filter=pa_razmer[m],sale[true]";

test("the filter sheet has no accessibility fault, and returns the focus", async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, FILTERED);
    await page.getByRole("link", { name: /^Филтри/ }).click();
    await expect(page.getByRole("dialog", { name: "Филтри" })).toBeVisible();
    await expectAccessible(page, `sheet at ${width}`, "dialog[open]");
    await page.getByRole("dialog").getByRole("button", { name: "Затваряне" }).click();
    await expect(page.getByRole("link", { name: /^Филтри/ })).toBeFocused();
  }
});
