// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, useRouteError } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteLostConnection } from "../../browser/lost-connection";
import { ErrorPage } from "./error-page";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

const Boundary = () => <ErrorPage error={useRouteError()} />;
const throwing = (error: unknown) => () => {
  throw error;
};

/** The page after a navigation to "/next", which loads or renders like this. */
async function navigate(next: { loader?: () => null; Component?: () => null }): Promise<string> {
  const page = { path: "next", loader: () => null, Component: () => null, ...next };
  const children = [{ index: true, Component: () => null }, page];
  const router = createMemoryRouter([{ path: "/", ErrorBoundary: Boundary, children }]);
  const root = createRoot(document.body.appendChild(document.createElement("div")), { onCaughtError: () => {} });
  await act(() => root.render(<RouterProvider router={router} onError={noteLostConnection} />));
  await act(() => router.navigate("/next?page=2"));
  return document.querySelector(".error-page")!.innerHTML;
}

test.each([
  ["before its answer", new TypeError("Failed to fetch")],
  ["within its answer", new Error("Unable to decode the response", { cause: new TypeError("network error") })],
])("a request that the connection lost %s is no error of the shop, and can be tried again", async (_, error) => {
  const html = await navigate({ loader: throwing(error) });
  expect(html).toContain("Няма връзка");
  expect(html).toContain('href="/next?page=2"');
  expect(html).not.toMatch(/500|при нас/);
});

test("a page that can't be rendered is the shop's error, as is one that the server couldn't load", async () => {
  const fault = new TypeError("Cannot read properties of undefined");
  for (const next of [{ Component: throwing(fault) }, { loader: throwing(new Error("Unexpected Server Error")) }]) {
    const html = await navigate(next);
    expect(html).toContain("500");
    expect(html).toContain("Грешката е при нас");
    expect(html).not.toContain("Няма връзка");
  }
});
