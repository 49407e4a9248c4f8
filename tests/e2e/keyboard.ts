import type { Locator, Page } from "@playwright/test";
import { expect } from "./harness";

/** More than any page has places to stop at. */
const STOPS_MAX = 160;

/** Goes on with Tab until the element has the focus, and it can be seen there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await tabUntil(page, target, (wanted) => wanted === document.activeElement);
  await expect(target).toBeInViewport();
}

export async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, page.locator(`[name="${name}"]:not([type="hidden"])`));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  }
}

/** Of a list that drops down: one row further until the wanted one is chosen. */
export async function pick(page: Page, name: string, value: string): Promise<void> {
  const list = page.locator(`select[name="${name}"]`);
  await tabTo(page, list);
  for (let row = 0; row < STOPS_MAX && (await list.inputValue()) !== value; row += 1)
    await page.keyboard.press("ArrowDown");
  await expect(list).toHaveValue(value);
}

/** Of radio buttons, which are one stop: from the chosen one on with the arrows. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const wanted = page.locator(`input[name="${name}"][value="${value}"]`);
  await tabUntil(page, wanted, (one) => (document.activeElement as HTMLInputElement).name === one.getAttribute("name"));
  for (let row = 0; row < STOPS_MAX && !(await wanted.isChecked()); row += 1) await page.keyboard.press("ArrowDown");
  await expect(wanted).toBeChecked();
}

async function tabUntil(page: Page, target: Locator, isThere: (wanted: Element) => boolean): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate(isThere)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}
