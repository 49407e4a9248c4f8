// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { fakeTimers } from "../../../tests/fixtures/fake-timers";
import { mountInShop } from "../../../tests/fixtures/mount-in-shop";
import { DEBOUNCE_MS } from "../../config/limits";
import { EMPTY_CART, type Cart } from "../../domain/cart/cart";
import { EMPTY_DRAFT } from "../../domain/checkout/checkout-draft";
import { readCheckoutValues } from "../../domain/checkout/checkout-form";
import type { CheckoutState } from "../../services/shopper";
import type { CheckoutReply } from "./submit/submit-checkout";
import { useCheckoutForm } from "./use-checkout-form";

fakeTimers();

const RATES = ["paid", "express", "free"];
const cartWith = (chosenRateId: string, ...codes: string[]): Cart => ({
  ...EMPTY_CART,
  isEmpty: false,
  shippingRates: RATES.map((id) => ({ id, label: id, cost: 0 }) as Cart["shippingRates"][number]),
  chosenRateId,
  coupons: codes.map((code) => ({ code, description: "", amount: 0 })),
});

/** A checkout in which a code selects the free rate; its requests are answered when the test says so. */
async function openCheckout() {
  const state = {
    checkoutId: "1",
    cart: cartWith("paid"),
    gateways: [],
    countries: ["BG"],
    regions: {},
    couriers: [],
    draft: EMPTY_DRAFT,
    customer: null,
    card: null,
  } satisfies CheckoutState;
  const replies: (() => void)[] = [];
  const sent: string[] = [];
  function Page() {
    const { ref, rateId, pickRate, handlers } = useCheckoutForm(state, undefined);
    return (
      <form ref={ref} onSubmit={handlers.onSubmit}>
        {RATES.map((id) => (
          <input key={id} type="radio" name="rateId" value={id} checked={id === rateId} onChange={() => pickRate(id)} />
        ))}
        <input name="code" defaultValue="FIT10" />
        <button name="intent" value="apply-coupon">
          apply
        </button>
      </form>
    );
  }
  const action = async ({ request }: { request: Request }): Promise<CheckoutReply> => {
    const form = await request.formData();
    const values = readCheckoutValues(form);
    sent.push(`${String(form.get("intent"))} ${values.rateId}`);
    await new Promise<void>((resolve) => replies.push(resolve));
    const isCode = form.get("intent") === "apply-coupon";
    const rateId = isCode ? "free" : values.rateId;
    const cart = cartWith(rateId, "fit10");
    return {
      kind: "updated",
      values: { ...values, rateId },
      state: { ...state, cart },
      cart: null,
      problems: {},
      message: "",
    };
  };
  await mountInShop([{ path: "checkout", Component: Page, action }], "/checkout");
  return {
    sent,
    applyCode: () => act(() => document.querySelector("button")!.click()),
    pick: (id: string) => act(() => document.querySelector<HTMLInputElement>(`[value=${id}]`)!.click()),
    pause: () => act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS)),
    reply: () => act(() => vi.advanceTimersByTimeAsync(0).then(replies.shift())),
    chosen: () => document.querySelector<HTMLInputElement>("[name=rateId]:checked")?.value,
  };
}

test("a code for free shipping selects the free rate, even if another one was picked before", async () => {
  const { applyCode, pick, pause, reply, chosen } = await openCheckout();
  await pick("express");
  await pause();
  await reply();
  expect(chosen()).toBe("express");
  await applyCode();
  await reply();
  expect(chosen()).toBe("free");
});

test("a rate that is picked while a code is applied stays, and is sent", async () => {
  const { sent, applyCode, pick, pause, reply, chosen } = await openCheckout();
  await applyCode();
  await pick("express");
  await reply();
  await pause();
  expect(chosen()).toBe("express");
  await reply();
  expect(sent).toEqual(["apply-coupon paid", "shipping express"]);
  expect(chosen()).toBe("express");
});
