// @vitest-environment happy-dom
import { act, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { fakeTimers } from "../../../tests/fixtures/fake-timers";
import { DEBOUNCE_MS } from "../../config/limits";
import { useCheckoutRefresh } from "./use-checkout-refresh";

fakeTimers();

/**
 * A checkout whose requests are answered when the test says so, and the intents that were sent. `isOutdated`: whether a
 * reply is about another address than the form's. `whenDue` runs once, when a request is rendered but not yet sent.
 */
async function openCheckout(
  isOutdated = () => false,
  whenDue?: (refresh: ReturnType<typeof useCheckoutRefresh>) => void,
) {
  let isFirst = true;
  const sent: unknown[] = [];
  const replies: (() => void)[] = [];
  function Page() {
    const ref = useRef<HTMLFormElement>(null);
    const refresh = useCheckoutRefresh(ref, isOutdated);
    const { request, changeCoupon, isBusy } = refresh;
    useLayoutEffect(() => {
      if (!isBusy || !isFirst) return;
      isFirst = false;
      whenDue?.(refresh);
    });
    return (
      <form ref={ref}>
        <input name="code" defaultValue="FIT10" />
        <button type="button" name="apply" onClick={() => changeCoupon()}>
          apply
        </button>
        <button type="button" name="remove" onClick={() => changeCoupon("old")}>
          remove
        </button>
        <button type="button" name="removeOther" onClick={() => changeCoupon("other")}>
          remove another one
        </button>
        <button type="button" name="update" onClick={() => request("update")}>
          update
        </button>
        <button type="button" name="shipping" onClick={() => request("shipping")}>
          shipping
        </button>
      </form>
    );
  }
  const action = async (args: { request: Request }) => {
    const form = await args.request.formData();
    const fields = [form.get("intent"), form.get("code"), form.get("removeCoupon")];
    sent.push(fields.filter((one) => one !== null).join(" "));
    await new Promise<void>((resolve) => replies.push(resolve));
    return { message: "" };
  };
  const Stub = createRoutesStub([{ path: "/checkout", Component: Page, action }]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => root.render(<Stub initialEntries={["/checkout"]} />));
  return {
    sent,
    ask: (...intents: ("update" | "shipping" | "apply" | "remove" | "removeOther")[]) =>
      act(() => intents.forEach((intent) => document.querySelector<HTMLButtonElement>(`[name=${intent}]`)!.click())),
    pause: () => act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS)),
    reply: () => act(() => vi.advanceTimersByTimeAsync(0).then(replies.shift())),
  };
}

test("an address that is asked about while a rate waits is sent after that rate", async () => {
  const { sent, ask, pause, reply } = await openCheckout();
  await ask("shipping");
  await pause();
  await ask("shipping");
  await pause();
  await ask("update");
  await reply();
  await reply();
  await pause();
  expect(sent).toEqual(["shipping", "shipping", "update"]);
});

test("requests in quick succession are sent as one, which sends the address too", async () => {
  const { sent, ask, pause, reply } = await openCheckout();
  await ask("update", "shipping");
  await pause();
  await reply();
  await pause();
  expect(sent).toEqual(["update"]);
});

test("a code is sent at once, with the address that waits; a code that is being typed is never sent", async () => {
  const { sent, ask, pause, reply } = await openCheckout();
  await ask("shipping");
  await pause();
  await ask("update", "apply");
  await pause();
  await reply();
  expect(sent).toEqual(["shipping", "apply-coupon FIT10"]);
  await reply();
  await ask("remove");
  expect(sent.at(-1)).toBe("remove-coupon old");
});

test("another code waits for the reply about the first; a third one, and the same twice, are not sent", async () => {
  const { sent, ask, reply } = await openCheckout();
  await ask("apply");
  await ask("apply", "remove");
  await ask("removeOther");
  expect(sent).toEqual(["apply-coupon FIT10"]);
  await reply();
  await reply();
  expect(sent).toEqual(["apply-coupon FIT10", "remove-coupon old"]);
});

test("a waiting code is sent as it was when its button was pressed", async () => {
  const { sent, ask, reply } = await openCheckout();
  await ask("remove");
  await ask("apply");
  document.querySelector("input")!.value = "FIT10 and";
  await reply();
  expect(sent).toEqual(["remove-coupon old", "apply-coupon FIT10"]);
});

test("a code applied at the moment when a request is about to be sent is sent after it", async () => {
  const { sent, ask, pause, reply } = await openCheckout(undefined, ({ changeCoupon }) => changeCoupon());
  await ask("update");
  await pause();
  expect(sent).toEqual(["update"]);
  await reply();
  expect(sent).toEqual(["update", "apply-coupon FIT10"]);
});

test("an address that was changed back while another was asked about is sent after the reply", async () => {
  const isOutdated = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  const { sent, ask, pause, reply } = await openCheckout(isOutdated);
  await ask("update");
  await pause();
  await reply();
  await pause();
  expect(sent).toEqual(["update", "update"]);
  await reply();
  await pause();
  expect(sent).toHaveLength(2);
});
