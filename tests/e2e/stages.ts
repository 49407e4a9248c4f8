import type { Page } from "@playwright/test";
import { reachStage, type Example } from "../doubles/every-route";
import { Visitor } from "../doubles/visitor";

/** Does what an example's stage asks for, and gives its cookies to the browser; the path to open. */
export async function reach(page: Page, origin: string, example: Example): Promise<string> {
  const visitor = new Visitor((path, init) => fetch(new URL(path, origin), init), new URL(origin), {});
  const path = await reachStage(visitor, example);
  const cookies = visitor.cookie
    .split("; ")
    .filter(Boolean)
    .map((pair) => ({ name: pair.split("=")[0]!, value: pair.slice(pair.indexOf("=") + 1), url: origin }));
  await page.context().addCookies(cookies);
  return path;
}

/** Takes a browser's own note of a page whose status is meant to be an error out of the complaints. */
export function forgiveStatus(complaints: string[], page: Page): void {
  const isMeant = (line: string) =>
    /^console: Failed to load resource: .* 40\d /.test(line) && line.endsWith(` ${page.url()}`);
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !isMeant(line)));
}
