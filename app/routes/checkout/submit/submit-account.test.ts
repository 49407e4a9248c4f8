import { readSite } from "../../../config/site";
import { expect, test } from "vitest";
import { fail, succeed } from "../../../domain/values/result";
import { readSettings } from "../../../config/settings";
import { fakeShopper, FORM } from "../../../../tests/doubles/shopper/checkout-state";
import { submitCheckout } from "./submit-checkout";
import type { Shopper } from "../../../services/shopper";

function submit(fields: Record<string, string>, fake: Shopper) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) form.append(name, value);
  return submitCheckout(form, fake, readSettings({}), readSite({}));
}

const ACCOUNT = { createAccount: "on", password: " tayna parola 9 " };

test("a password goes with the order exactly as typed, and nowhere else", async () => {
  const stored: unknown[] = [];
  const { fake, calls } = fakeShopper({
    storeForm: (_, typed) => (stored.push(typed), Promise.resolve(succeed(undefined))),
  });
  await submit(ACCOUNT, fake);
  const sent = calls.find(([name]) => name === "place")!;
  expect(sent[4]).toBe(" tayna parola 9 ");
  expect(JSON.stringify([stored, sent.slice(0, 4)])).not.toContain("tayna");
  const answers = await Promise.all([
    submit({ ...ACCOUNT, "billing.city": "" }, fakeShopper().fake),
    submit({ ...ACCOUNT, intent: "update" }, fakeShopper().fake),
    submit(ACCOUNT, fakeShopper({ placeOrder: async () => fail({ kind: "timeout" }) }).fake),
  ]);
  expect(JSON.stringify(answers)).not.toContain("tayna");
});

test("without the checkbox the password is ignored, with it a weak one blocks the order", async () => {
  const { fake, calls } = fakeShopper();
  await submit({ ...ACCOUNT, createAccount: "" }, fake);
  expect(calls.at(-1)![4]).toBe("");
  for (const [password, problem] of [
    ["", "required"],
    ["kratka", "password"],
  ] as const)
    expect(await submit({ ...ACCOUNT, password }, fakeShopper().fake)).toMatchObject({
      reply: { kind: "invalid", problems: { password: problem } },
    });
});

test("an e-mail that already has an account is reported at its field", async () => {
  for (const message of [
    "Вече има регистриран профил с maria@example.bg. Влезте с този профил, или използвайте друг адрес на е-поща.",
    "An account is already registered with maria@example.bg. Please log in or use a different email address.",
  ]) {
    const refusing = () => fakeShopper({ placeOrder: async () => fail({ kind: "refused", message }) }).fake;
    expect(await submit(ACCOUNT, refusing())).toMatchObject({ reply: { problems: { "billing.email": "taken" } } });
    expect(await submit({}, refusing())).toMatchObject({ reply: { kind: "failed", problems: {} } });
  }
});

test.each(["sign-in", "leave", "shipping", "update", "keep"])(
  "a form that can't be stored comes back with everything typed, and nothing else is done: %s",
  async (intent) => {
    const { fake, names } = fakeShopper({ storeForm: () => Promise.resolve(fail({ kind: "timeout" })) });
    expect(await submit({ intent }, fake)).toMatchObject({
      status: 503,
      reply: { kind: "failed", state: null, values: { "billing.city": "Sofia" } },
    });
    expect(names()).toEqual([]);
  },
);

test("storing typed values doesn't call the backend", async () => {
  const stored: unknown[] = [];
  const { fake, names } = fakeShopper({
    storeForm: (id, typed) => (stored.push({ id, ...typed }), Promise.resolve(succeed(undefined))),
  });
  expect(await submit({ intent: "keep" }, fake)).toMatchObject({ status: 200, reply: { state: null } });
  expect(names()).toEqual([]);
  expect(stored).toMatchObject([{ id: "id-1", "billing.city": "Sofia" }]);
});
