// @vitest-environment happy-dom
import { act, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { fakeTimers } from "../../../../tests/fixtures/fake-timers";
import { DEBOUNCE_MS } from "../../../config/limits";
import { FILTER_FIELDS } from "../../../domain/catalog/listing-form";
import { PLAIN_LISTING } from "../../../domain/catalog/listing-query";
import { useFilterForm } from "./use-filter-form";

fakeTimers();

/**
 * Chooses a filter of a listing whose results never come; resolves to what was requested. `whenDue` runs when the change
 * is rendered as due but not yet applied.
 */
async function chooseFilter(whenDue: (form: HTMLFormElement) => unknown) {
  const requested: string[] = [];
  function Page() {
    const { form, onSubmit } = useFilterForm(PLAIN_LISTING, "/magazin");
    const renders = useRef(0);
    useLayoutEffect(() => {
      if (renders.current++ === 1) whenDue(form.current!);
    });
    return (
      <form ref={form} onSubmit={onSubmit}>
        <input name={FILTER_FIELDS.sale} type="checkbox" value="true" />
      </form>
    );
  }
  const loader = ({ request }: { request: Request }) => {
    requested.push(decodeURIComponent(new URL(request.url).search));
    return new Promise(() => undefined);
  };
  const Stub = createRoutesStub([
    { path: "/", Component: Page },
    { path: "/magazin", loader, Component: () => null },
  ]);
  const box = document.body.appendChild(document.createElement("div"));
  await act(() => createRoot(box).render(<Stub />));
  await act(async () => {
    box.querySelector("input")!.click();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  });
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
  return requested;
}

test("a change is applied after a pause, once", async () => {
  expect(await chooseFilter(() => undefined)).toEqual(["?filter=sale[true]"]);
});

test("a change that was due when the form was submitted is not applied again", async () => {
  expect(
    await chooseFilter((form) => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))),
  ).toEqual(["?filter=sale[true]"]);
});
