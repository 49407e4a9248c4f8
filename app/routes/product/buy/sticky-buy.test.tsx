// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PRICED } from "../../../../tests/fixtures/pricing";
import { mountInShop } from "../../../../tests/fixtures/mount-in-shop";
import type { ProductView } from "../../../domain/product/product-view";
import { StickyBuy } from "./sticky-buy";

const PRODUCT = { ...PRICED, name: "Пудовка", type: "simple", variationAttributes: [] } as unknown as ProductView;

type Look = (entries: { isIntersecting: boolean }[]) => void;
let look: Look;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => {};
      disconnect = () => {};
      constructor(callback: Look) {
        look = callback;
      }
    },
  );
});
afterEach(() => document.body.replaceChildren());

test("the bar follows the newest of several positions that come at once", async () => {
  const Bar = () => <StickyBuy product={PRODUCT} variation={null} isAdding={false} />;
  await mountInShop([{ index: true, Component: Bar }]);
  const isShown = async (...inView: boolean[]) => {
    await act(() => look(inView.map((isIntersecting) => ({ isIntersecting }))));
    return document.querySelector(".sticky") !== null;
  };
  expect(await isShown(false)).toBe(true);
  expect(await isShown(false, true)).toBe(false);
  expect(await isShown(true, false)).toBe(true);
});
