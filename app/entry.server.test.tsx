import { Suspense, use } from "react";
import {
  createRequestHandler,
  RouterContextProvider,
  useLoaderData,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "react-router";
import { expect, test, vi } from "vitest";
import * as entry from "./entry.server";
import { shopContext } from "./services/page";

const markUncacheable = vi.fn<() => void>();

/** A page with one part that comes late. */
function Late() {
  const { late } = useLoaderData<{ late: Promise<string> }>();
  return <p>{use(late)}</p>;
}

function Page() {
  return (
    <main>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    </main>
  );
}

async function open(method: string, wait: (args: LoaderFunctionArgs) => Promise<string>) {
  const module = { default: Page, loader: (args: LoaderFunctionArgs) => ({ late: wait(args) }) };
  const build = {
    entry: { module: entry },
    routes: { root: { id: "root", path: "/", module } },
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: { root: { id: "root", path: "/", module: "/root.js", hasLoader: true } },
      url: "/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  const context = new RouterContextProvider();
  context.set(shopContext, { nonce: "n", requestId: "id", markUncacheable } as never);
  const answer = await createRequestHandler(build, "production")(
    new Request("https://shop.test/", { method }),
    context,
  );
  return { answer, html: await answer.text() };
}

test("a page is whole before it is sent: robots and browsers without scripts read its late parts in their place", async () => {
  const { html } = await open("GET", () => new Promise((resolve) => setTimeout(resolve, 20, "late but there")));
  expect(html).toContain("<p>late but there</p>");
  expect(html).not.toMatch(/waiting|<template|hidden id="S:|\$RC/);
});

test("a part that fails is known before the status is sent, and such a page isn't kept", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { answer } = await open("GET", () => new Promise((_, reject) => setTimeout(reject, 20, new Error("late"))));
  expect(answer.status).toBe(500);
  expect(markUncacheable).toHaveBeenCalled();
  expect(error).toHaveBeenCalledWith(expect.stringContaining("render-failed"));
});

test("a method that a page has no action for is nobody's error: it is answered and not logged", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { answer } = await open("POST", () => Promise.resolve(""));
  expect(answer.status).toBe(405);
  expect(error).not.toHaveBeenCalledWith(expect.stringContaining("page-failed"));
});
