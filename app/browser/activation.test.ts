import { afterEach, expect, test, vi } from "vitest";
import { activation } from "./activation";

afterEach(() => vi.unstubAllGlobals());

test("a prerendered page waits until the shopper sees it; any other is active at once", async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal("document", page);
  const seen = vi.fn<() => void>();
  void activation().then(seen);
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("prerenderingchange"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toHaveBeenCalledOnce();
  page.prerendering = false;
  await expect(activation()).resolves.toBeUndefined();
});
