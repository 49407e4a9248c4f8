// @vitest-environment happy-dom
import { act, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEBOUNCE_MS } from "../../../config/limits";
import { FILTER_FIELDS } from "../../../domain/catalog/listing-form";
import { PLAIN_LISTING } from "../../../domain/catalog/listing-query";
import { useFilterForm } from "./use-filter-form";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A listing whose results never come, and what was requested of it. `whenDue` runs when a change is rendered as due, but not yet applied. */
async function openFilters(whenDue: (form: HTMLFormElement) => unknown) {
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
  expect(await openFilters(() => undefined)).toEqual(["?filter=sale[true]"]);
});

test("a change that was due when the form was submitted is not applied again", async () => {
  expect(
    await openFilters((form) => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))),
  ).toEqual(["?filter=sale[true]"]);
});
