import type { Page } from "@playwright/test";
import { expect } from "./harness";

/** An event as the tracker handed it on. */
interface Told {
  name: string;
  params: Record<string, unknown> & { items: Record<string, unknown>[] };
}

/** Events of this document, in their order. */
export async function readEvents(page: Page): Promise<Told[]> {
  const layer = await page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => Array.from(entry)),
  );
  return layer.flatMap(([command, name, params]) => (command === "event" ? [{ name, params } as Told] : []));
}

/** What is told of the one event of this name. */
export async function waitForEvent(page: Page, name: string): Promise<Told["params"]> {
  const find = async () => (await readEvents(page)).filter((event) => event.name === name);
  await expect.poll(async () => (await find()).length, name).toBe(1);
  return (await find())[0]!.params;
}
