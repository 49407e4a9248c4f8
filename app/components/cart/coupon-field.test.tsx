// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CouponField, type CouponProblem } from "./coupon-field";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

const coupon = (code: string) => ({ code, description: "", amount: 500 });

/** Types a text into the field of a cart with one code, and returns the field and what brings it replies. */
async function type(text: string) {
  const root = createRoot(document.body.appendChild(document.createElement("form")));
  const show = (codes: string[], problem: CouponProblem | null) =>
    act(() => root.render(<CouponField coupons={codes.map(coupon)} problem={problem} isBusy={false} />));
  await show(["fit10"], null);
  const field = document.querySelector("input")!;
  field.focus();
  field.value = text;
  return {
    field,
    bring: (...codes: string[]) => show(codes, null),
    refuse: () => show(["fit10"], { message: "No such code.", typed: text }),
  };
}

test("an applied code leaves the field, as the focus does", async () => {
  const { field, bring } = await type(" IVAN\u200b ");
  await bring("fit10", "ivan");
  expect(field.value).toBe("");
  expect(document.activeElement).toBe(document.body);
});

test("what is typed meanwhile stays through another code's removal and its return, and the cart's other changes", async () => {
  const { field, bring } = await type("IVAN");
  for (const codes of [[], ["fit10"], ["fit10"]]) {
    await bring(...codes);
    expect(field.value).toBe("IVAN");
    expect(document.activeElement).toBe(field);
  }
});

test("a refusal brings the focus back to the field, unless the shopper has gone on to another one", async () => {
  const { field, refuse } = await type("WRONG");
  document.querySelector("button")!.focus();
  await refuse();
  expect(document.activeElement).toBe(field);
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  await refuse();
  expect(document.activeElement).toBe(other);
});

test("a code that the cart already has stays in the field, where it may become a longer one", async () => {
  const { field, bring } = await type("FIT10");
  await bring("fit10", "other");
  expect(field.value).toBe("FIT10");
});
