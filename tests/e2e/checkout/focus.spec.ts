import { expect, open, test } from "../fixtures/harness";
import { addUnseen, PLENTIFUL } from "../fixtures/journey";
import { tabTo } from "../fixtures/keyboard-input";

/** Choices with custom styling, each a card with a radio button, in the order of the page. */
const CHOICES = ["rateId", "billing.to", "paymentMethod"];

test("shipping and payment options show the keyboard focus at the radio button and around its card, in both color schemes; with forced colors the chosen option is still visible", async ({
  page,
}) => {
  // Free shipping goes to a street or an office, and asks which; it has a minimum.
  await addUnseen(page, PLENTIFUL.id, { quantity: 12 });
  await open(page, "/checkout");
  await page.locator('input[name="rateId"][value="free_shipping:3"]').check();
  for (const name of CHOICES) {
    const chosen = page.locator(`input[name="${name}"]:checked`);
    const expectRings = async (ring: RegExp) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const rings = await chosen.evaluate((input) =>
          [input, input.closest("label")!].map((one) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(one);
            return `${outlineStyle} ${outlineWidth}`;
          }),
        );
        for (const one of rings) expect(one, `${name}, ${colorScheme}`).toMatch(ring);
      }
    };
    await chosen.blur();
    await expectRings(/^none/);
    await tabTo(page, chosen);
    await expectRings(/^solid 3px$/);
  }
  await page.emulateMedia({ forcedColors: "active" });
  for (const name of CHOICES) {
    const look = (input: Element) => getComputedStyle(input).appearance;
    expect(await page.locator(`input[name="${name}"]:checked`).evaluate(look), name).not.toBe("none");
  }
});
