// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { fakeTimers } from "../../../tests/fixtures/fake-timers";
import { mountInShop } from "../../../tests/fixtures/mount-in-shop";
import { CART_CHANGE_RESET_MS } from "../../config/limits";
import { useAddToCart } from "./use-add-to-cart";

fakeTimers();

function Adder() {
  const { Form, notice, error } = useAddToCart("Суроватъчен протеин");
  return (
    <Form method="post" action="/cart">
      <output>{notice}</output>
      <p>{error}</p>
      <button type="submit">Купи</button>
    </Form>
  );
}

/** A button whose adds are answered like this, in turn. */
async function mount(replies: object[]) {
  await mountInShop([
    { index: true, Component: Adder },
    { path: "cart", action: () => replies.shift() ?? null },
  ]);
  return {
    add: () =>
      act(async () => {
        document.querySelector<HTMLButtonElement>("form button")!.click();
        await vi.advanceTimersByTimeAsync(0);
      }),
    settle: () => act(() => vi.advanceTimersByTimeAsync(CART_CHANGE_RESET_MS)),
    read: () => [document.querySelector("output")!.textContent, document.querySelector("form p")!.textContent],
  };
}

test("an add that fails takes back what was said of the one before", async () => {
  const cart = { lines: [], itemCount: 1, total: 0 };
  const { add, read, settle } = await mount([
    { ok: true, cart, priceMismatch: { lineKey: "a", name: "Протеин", shown: 100, now: 200 } },
    { ok: false, reason: "refused", message: "Няма толкова." },
  ]);
  await add();
  expect(read()).toEqual([expect.stringContaining("Цената се е променила"), ""]);
  await settle();
  await add();
  expect(read()).toEqual(["", "Няма толкова."]);
});

test("an error about what wasn't added outlives the change of what was", async () => {
  const cart = { lines: [], itemCount: 3, total: 0 };
  const { add, read, settle } = await mount([{ ok: false, reason: "refused", message: "Има само 3 бр.", cart }]);
  await add();
  await settle();
  expect(read()).toEqual(["", "Има само 3 бр."]);
});
