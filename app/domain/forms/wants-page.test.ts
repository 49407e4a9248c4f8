import { expect, test } from "vitest";
import { wantsPage } from "./form-data";

const ask = (accept?: string) =>
  wantsPage(new Request("https://shop.test/cart", accept ? { headers: { accept } } : {}));

test("a browser's form submission is answered with a page, a script's request with data", () => {
  expect(ask("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8")).toBe(true);
  expect(ask("*/*")).toBe(false);
  expect(ask()).toBe(false);
});
