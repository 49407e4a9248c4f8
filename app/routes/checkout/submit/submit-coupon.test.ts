import { readSite } from "../../../config/site";
import { expect, test } from "vitest";
import { readSettings } from "../../../config/settings";
import { fail, succeed, type Failure } from "../../../domain/values/result";
import { CART as TEXTS } from "#strings/checkout/cart";
import { CART, fakeShopper, FORM, type FakeParts } from "../../../../tests/doubles/shopper/checkout-state";
import { submitCheckout, type CheckoutReply } from "./submit-checkout";

async function submit(fields: Record<string, string>, parts: FakeParts = {}) {
  const { fake, calls, names } = fakeShopper(parts);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, intent: "update", ...fields })) form.append(name, value);
  const answer = await submitCheckout(form, fake, readSettings({}), readSite({}));
  return { answer: answer as { reply: CheckoutReply; status: number }, calls, names };
}

const refusing = (failure: Failure) => ({ changeCart: async () => fail(failure) });

test("a code is applied with the email as typed, and the reply has the totals for the address, and all values", async () => {
  const { answer, calls, names } = await submit({ intent: "apply-coupon", code: " FIT10 " });
  expect(calls[0]).toEqual(["change", { type: "apply-coupon", code: "FIT10", email: "maria@example.bg" }]);
  expect(names()).toEqual(["change", "update"]);
  expect(answer).toMatchObject({ status: 200, reply: { kind: "updated", coupon: null, state: { cart: CART } } });
  expect(answer.reply.values).toMatchObject({ "billing.firstName": "Maria", rateId: "speedy" });
});

test.each(["", "maria@", "m".repeat(250) + "@example.bg"])("an email that is none isn't sent: %s", async (email) => {
  const { calls } = await submit({ intent: "apply-coupon", code: "FIT10", "billing.email": email });
  expect(calls[0]).toEqual(["change", { type: "apply-coupon", code: "FIT10" }]);
});

test("Enter in the code's field, which refreshes without scripts, applies the code and orders nothing", async () => {
  const { calls, names } = await submit({ code: "FIT10" });
  expect(calls[0]![1]).toMatchObject({ type: "apply-coupon" });
  expect(names()).not.toContain("place");
});

test("an order isn't held up by a code that was typed and not applied", async () => {
  expect((await submit({ intent: "place", code: "FIT10" })).names()).toEqual(["read", "place"]);
});

test("a code is removed by its own button, whatever is typed beside it", async () => {
  const { answer, calls } = await submit({ removeCoupon: "fit10", code: "OTHER", intent: "" });
  expect(calls[0]).toEqual(["change", { type: "remove-coupon", code: "fit10" }]);
  expect(answer.reply.coupon).toBeNull();
});

test("a refused code is explained beside its field, with what was typed, and the totals come all the same", async () => {
  const refused = await submit(
    { intent: "apply-coupon", code: "OLD" },
    refusing({ kind: "refused", message: "Стар." }),
  );
  expect(refused.answer).toMatchObject({
    status: 422,
    reply: { message: "", coupon: { typed: "OLD", message: "Стар." } },
  });
  expect(refused.answer.reply.state).not.toBeNull();
  const limited = await submit({ intent: "apply-coupon", code: "OLD" }, refusing({ kind: "too-many", seconds: 60 }));
  expect(limited.answer).toMatchObject({ status: 429, reply: { coupon: { typed: "OLD" } } });
});

test.each([[""], ["A".repeat(101)]])("no code, or one that none can be, isn't sent: %s", async (code) => {
  const { answer, names } = await submit({ intent: "apply-coupon", code });
  expect(names()).toEqual(["update"]);
  expect(answer).toMatchObject({ status: 422, reply: { coupon: { message: TEXTS.couponMissing } } });
});

test("a code for free shipping selects its rate, any other leaves the selected one", async () => {
  const rates = [...CART.shippingRates, { id: "free_shipping:3", label: "", cost: 0 }];
  const applied = (chosenRateId: string) => ({
    changeCart: async () => succeed({ cart: { ...CART, shippingRates: rates, chosenRateId }, restored: false }),
  });
  const fields = { intent: "apply-coupon", code: "FREESHIP", rateId: "econt" };
  expect((await submit(fields, applied("free_shipping:3"))).answer.reply.values.rateId).toBe("free_shipping:3");
  const paid = { changeCart: async () => succeed({ cart: { ...CART, chosenRateId: "econt" }, restored: false }) };
  expect((await submit(fields, paid)).answer.reply.values.rateId).toBe("econt");
});
