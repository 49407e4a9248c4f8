// @vitest-environment happy-dom
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Part } from "./part";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

let isFaulty = false;

function Faulty() {
  if (isFaulty) throw new Error("A fault");
  return <b>Part</b>;
}

/** Opens a page of a part and a rest, of which the part fails at first. */
async function open(part: ReactElement) {
  isFaulty = true;
  const page = (
    <>
      {part}
      <i>Rest</i>
      <Outlet />
    </>
  );
  const children = [{ index: true }, { path: "next" }];
  const router = createMemoryRouter([{ path: "/", element: page, ErrorBoundary: () => "Nothing", children }]);
  const root = createRoot(document.body.appendChild(document.createElement("div")), { onCaughtError: () => {} });
  await act(() => root.render(<RouterProvider router={router} />));
  return router;
}

const shown = () => document.body.textContent;

test("a fault in a part leaves the rest, and the part can be tried again", async () => {
  await open(
    <Part>
      <Faulty />
    </Part>,
  );
  expect(shown()).toMatch(/Тази част .*Опитайте пакRest/);
  const retry = () => act(() => document.querySelector("button")!.click());
  await retry();
  expect(shown()).toContain("Опитайте пакRest");
  isFaulty = false;
  await retry();
  expect(shown()).toBe("PartRest");
});

test("a part that the page can do without is left out until the next navigation", async () => {
  const router = await open(
    <Part isOptional>
      <Faulty />
    </Part>,
  );
  expect(shown()).toBe("Rest");
  isFaulty = false;
  await act(() => router.navigate("/next"));
  expect(shown()).toBe("PartRest");
});
