// @vitest-environment happy-dom
import { act, useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountInShop } from "../../../../tests/fixtures/mount-in-shop";
import type { CheckoutForm } from "../use-checkout-form";
import { OfficeField } from "./office-field";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => document.body.replaceChildren());

test("the list of offices closes when another courier's rate is selected meanwhile", async () => {
  function Page() {
    const ref = useRef<HTMLFormElement>(null);
    const [courier, setCourier] = useState("econt");
    const form = { ref, problems: {}, settle: () => undefined, state: { cart: { parcelWeight: null } } };
    return (
      <form ref={ref}>
        <input name="billing.city" defaultValue="София" />
        <button type="button" name="other" onClick={() => setCourier("speedy")}>
          another courier
        </button>
        <OfficeField
          form={form as unknown as CheckoutForm}
          block="billing"
          courier={courier}
          kind="office"
          chosen={{ id: "", text: "" }}
          onChoose={() => undefined}
        />
      </form>
    );
  }
  await mountInShop([{ index: true, Component: Page }]);
  const isOpen = () => document.querySelector("dialog")?.open ?? false;
  await act(() => document.querySelector<HTMLButtonElement>("[value=offices]")!.click());
  expect(isOpen()).toBe(true);
  await act(() => document.querySelector<HTMLButtonElement>("[name=other]")!.click());
  expect(isOpen()).toBe(false);
});
