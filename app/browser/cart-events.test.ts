import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cart } from "../domain/cart/cart";
import { notifyCartChanged, notifyCartLoaded, onCart, onCartSettled } from "./cart-events";

const CART = { lines: [] } as unknown as Cart;
let settled = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("BroadcastChannel", undefined);
  settled = vi.fn<() => void>();
});
afterEach(() => void vi.useRealTimers());

test("an add button's flag and error reset 300 ms after a cart change, not before", () => {
  onCartSettled(settled);
  notifyCartChanged(CART);
  vi.advanceTimersByTime(299);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

test("rapid changes settle once, 300 ms after the last", () => {
  onCartSettled(settled);
  notifyCartChanged(CART);
  vi.advanceTimersByTime(250);
  notifyCartChanged(CART);
  vi.advanceTimersByTime(299);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

test("a cart that was only read is shown, but resets no error and delays no reset", () => {
  const shown = vi.fn<(cart: Cart) => void>();
  const stop = onCart(shown);
  onCartSettled(settled);
  notifyCartLoaded(CART);
  vi.advanceTimersByTime(1000);
  expect(settled).not.toHaveBeenCalled();
  notifyCartChanged(CART);
  vi.advanceTimersByTime(200);
  notifyCartLoaded(CART);
  vi.advanceTimersByTime(100);
  expect(settled).toHaveBeenCalledTimes(1);
  stop();
  notifyCartLoaded(CART);
  expect(shown).toHaveBeenCalledTimes(3);
});

test("an unmounted button is no longer notified", () => {
  const stop = onCartSettled(settled);
  notifyCartChanged(CART);
  stop();
  notifyCartChanged(CART);
  vi.advanceTimersByTime(1000);
  expect(settled).not.toHaveBeenCalled();
});
