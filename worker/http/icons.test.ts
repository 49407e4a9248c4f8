import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RUNTIME, stubCache } from "../../tests/doubles/platform/cache-api";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { serveIcons, type IconSet } from "./icons";

const HOME = { body: '<path fill="currentColor" d="M1 1h2"/>' };
let requested: string[] = [];
let given: () => Promise<Response> = () => Promise.reject(new Error("unexpected request"));

beforeEach(() => {
  requested = [];
  stubCache();
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    return given();
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function ask(path: string, site = {}) {
  const app = makeShopApp({ SITE: site });
  app.get("/api/_nuxt_icon/:collection", serveIcons);
  const response = await app.request(`/api/_nuxt_icon/${path}`, {}, {}, RUNTIME as never);
  return {
    status: response.status,
    age: response.headers.get("cache-control"),
    set: (await response.json()) as IconSet,
  };
}

test("the shop's own icons need no API, and missing ones are named", async () => {
  const { status, set, age } = await ask("shop.json?icons=heart,nothing");
  expect([status, requested, age]).toEqual([200, [], "public, max-age=604800"]);
  expect(set.icons.heart?.body).toMatch(/^<path d="M12 20L4/);
  expect(set).toMatchObject({ prefix: "shop", width: 24, not_found: ["nothing"] });
});

test("icons of other sets are fetched from the public API once, with the names sorted", async () => {
  const entries = stubCache();
  given = async () => Response.json({ prefix: "mdi", icons: { home: HOME, extra: HOME }, width: 24, height: 24 });
  const first = await ask("mdi.json?icons=home,account");
  expect(first).toMatchObject({ status: 200, set: { icons: { home: HOME }, not_found: ["account"] } });
  expect(first.set.icons).not.toHaveProperty("extra");
  await ask("mdi.json?icons=account,home");
  expect(requested).toEqual(["https://api.iconify.design/mdi.json?icons=account,home"]);
  expect([...entries.keys()]).toEqual(["http://localhost/edge-cache/icons/mdi.json?icons=account,home"]);
});

test("an API that fails, sends garbage or redirects is an uncached 504; an unknown set is a 404", async () => {
  for (const bad of ["", "<html>", "[]", '{"icons":1}']) {
    given = async () => new Response(bad);
    expect(await ask("mdi.json?icons=home")).toMatchObject({ status: 504, age: "no-store" });
  }
  given = async () => new Response(null, { status: 302 });
  expect((await ask("mdi.json?icons=home")).status).toBe(504);
  given = async () => new Response("404", { status: 404 });
  expect(await ask("none.json?icons=home")).toMatchObject({ status: 404, age: "public, max-age=300" });
});

test("only drawing elements are passed on", async () => {
  const bodies = [
    "<script>alert(1)</script>",
    '<path onload="alert(1)" d="M1 1"/>',
    "<g/onclick=alert(1)>",
    '<use href="https://evil.test/x.svg#a"/>',
    "<foreignObject><body/></foreignObject>",
    '<a href="javascript:alert(1)"><path/></a>',
  ];
  const icons = Object.fromEntries(bodies.map((body, index) => [`bad-${index}`, { body }]));
  given = async () => Response.json({ prefix: "mdi", icons: { ...icons, home: HOME } });
  const { set } = await ask(`mdi.json?icons=home,${Object.keys(icons).join(",")}`);
  expect(Object.keys(set.icons)).toEqual(["home"]);
});

test("a merchant can disable the API", async () => {
  expect((await ask("mdi.json?icons=home", { iconApi: "" })).status).toBe(404);
  expect(requested).toEqual([]);
});

test("an invalid set or icon name is refused without a request", async () => {
  const many = Array.from({ length: 101 }, (_, index) => `i${index}`).join(",");
  for (const path of [
    "mdi.json",
    "mdi.json?icons=",
    "..%2Fx.json?icons=a",
    "MDI.json?icons=a",
    `mdi.json?icons=${many}`,
    "mdi.json?icons=a%2Fb",
    "mdi.json?icons=__proto__",
  ])
    expect((await ask(path)).status).toBe(400);
  expect(requested).toEqual([]);
});

test("the API gets 1.5 s to respond", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
  expect((await ask("mdi.json?icons=home")).status).toBe(504);
  expect(timeout).toHaveBeenCalledWith(1500);
  timeout.mockRestore();
});
