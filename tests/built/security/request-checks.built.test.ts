import { expect, test } from "vitest";
import { ALL_ROUTES, PAGES, WEBHOOKS } from "../../fixtures/route-paths";
import type { BuiltShop } from "../../built-shop/built-shop";
import { withoutNonces } from "../../built-shop/cached-pages";
import { sendRaw } from "../../built-shop/raw-request";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { isPersonalPath } from "../../../app/config/route-policies";

const FOREIGN: Record<string, string>[] = [
  { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

const OTHERS = ["PUT", "PATCH", "DELETE", "OPTIONS"];

/** Takes some of all, other ones on each route: one middleware checks every route, and its unit tests try each kind. */
const rotate = <One>(all: readonly One[], place: number, count: number): One[] =>
  Array.from({ length: count }, (_, at) => all[(place + at) % all.length]!);

/** Forms are sent by POST, so two kinds are tried with it, and a third one with another method. */
function pairMethods<Kind>(others: readonly string[], kinds: readonly Kind[], place: number): [string, Kind][] {
  const [first, second, third] = rotate(kinds, place, 3) as [Kind, Kind, Kind];
  return [
    ["POST", first],
    ["POST", second],
    [others[place % others.length]!, third],
  ];
}

const SPOOFED = {
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "javascript",
  "x-forwarded-port": "1",
  "x-original-url": "/admin",
  "x-rewrite-url": "/admin",
  "x-react-router-prerender-data": "evil",
  "x-react-router-spa-mode": "yes",
  forwarded: "host=evil.example",
};

let shop: BuiltShop;

shareBuiltShop((built) => void ({ shop } = built));

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

async function ask(path: string, init: RequestInit): Promise<Answer> {
  const answer = await shop.fetch(path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { headers: { accept: "text/html", ...headers } });

const send = (path: string, method: string, headers: Record<string, string>, body = "intent=add&productId=1") =>
  ask(path, { method, body, headers: { "content-type": "application/x-www-form-urlencoded", ...headers } });

function expectFullHeaders(headers: Headers, of: string) {
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy, of).toMatch(/^default-src 'none'; script-src 'nonce-[\w+/]{24}' 'strict-dynamic'/);
  expect(policy, of).not.toMatch(/unsafe-|\*(?!\.)/);
  for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(policy, of).toContain(directive);
  expect(headers.get("x-content-type-options"), of).toBe("nosniff");
  expect(headers.get("x-frame-options"), of).toBe("DENY");
  expect(headers.get("referrer-policy"), of).toBe("strict-origin-when-cross-origin");
  expect(headers.get("permissions-policy"), of).toContain("camera=()");
  expect(headers.get("cross-origin-opener-policy"), of).toMatch(/^same-origin/);
}

test("every route is tested, the Worker's own too", () => {
  expect(ALL_ROUTES.length).toBeGreaterThan(40);
  expect(ALL_ROUTES).toEqual(expect.arrayContaining(["/", "/cart", "/healthz", "/img/product/1", "/webhooks/stripe"]));
  expect(WEBHOOKS).toHaveLength(3);
});

test("every GET's response has all security headers; a personal one is cached nowhere, a public one sets no cookie; a body and a proxy's forwarding headers change none", async () => {
  for (const path of ALL_ROUTES) {
    const honest = await get(path);
    expectFullHeaders(honest.headers, path);
    const isPersonal = isPersonalPath(path);
    if (isPersonal && PAGES.includes(path)) expect(honest.headers.get("cache-control"), path).toBe("private, no-store");
    else expect([path, honest.headers.getSetCookie()]).toEqual([path, []]);
    if (honest.headers.has("x-cache")) expect([path, isPersonal]).toEqual([path, false]);
    expectFullHeaders((await get(`${path === "/" ? "" : path}/%00`)).headers, `${path}/%00`);
    const headers = { accept: "text/html", "transfer-encoding": "chunked", ...SPOOFED };
    const spoofed = await sendRaw(new URL(path, shop.url), { method: "GET", headers, body: "hello" });
    expect([path, spoofed.status]).toEqual([path, honest.status]);
    expect(spoofed.headers.location ?? null, path).toBe(honest.headers.get("location"));
    expect(spoofed.text, path).not.toContain("evil.example");
    if (!isPersonal && path !== "/healthz")
      expect(withoutNonces(spoofed.text) === withoutNonces(honest.text), path).toBe(true);
  }
});

test("no route accepts a cross-site request, and none queries the backend for it", async () => {
  const takeQueries = await shop.countQueries();
  for (const [place, path] of ALL_ROUTES.entries())
    for (const [method, headers] of pairMethods(OTHERS.slice(0, 3), FOREIGN, place)) {
      const { status, headers: sent } = await send(path, method, headers);
      expectFullHeaders(sent, `${method} ${path}`);
      const isWebhook = method === "POST" && WEBHOOKS.includes(path);
      // A webhook is refused for its signature; without its secret it doesn't exist.
      expect(isWebhook ? [400, 404] : [403], `${method} ${path} ${JSON.stringify(headers)}`).toContain(status);
    }
  expect(await takeQueries()).toBe(0);
});

test("URLs and bodies are limited on every route", async () => {
  const own = { origin: shop.url.origin, "sec-fetch-site": "same-origin" };
  const long = `?q=${"x".repeat(5000)}`;
  // A product's webhook may be a megabyte; no form comes near 64 kB.
  const large = (path: string) => `note=${"x".repeat(path === "/webhooks/woocommerce" ? 1_100_000 : 70_000)}`;
  for (const path of ALL_ROUTES) {
    expect((await get(path + long)).status, path).toBe(path === "/api/suggest" ? 200 : 414);
    expect((await send(path, "POST", own, large(path))).status, path).toBe(413);
  }
});

test("each page has one URL: trailing and double slashes redirect there", async () => {
  for (const path of ALL_ROUTES.filter((route) => route !== "/" && !route.endsWith("/"))) {
    for (const other of new Set([`${path}/`, path.replace(/(.)\//, "$1//")])) {
      if (other === path) continue;
      const answer = await get(other);
      expect([other, answer.status, answer.headers.get("location")]).toEqual([other, 301, path]);
    }
  }
});

test("a request without an Origin, or with an empty one, is refused and doesn't query the backend", async () => {
  const takeQueries = await shop.countQueries();
  const origins: Record<string, string>[] = [{ origin: "" }, { origin: " " }, {}];
  for (const [place, path] of ALL_ROUTES.filter((route) => !WEBHOOKS.includes(route)).entries())
    for (const [method, origin] of pairMethods(OTHERS, origins, place)) {
      const headers = { ...origin, "content-type": "application/x-www-form-urlencoded", "content-length": "22" };
      const { status } = await sendRaw(new URL(path, shop.url), { method, headers, body: "intent=add&productId=1" });
      expect([status, method, path, origin]).toEqual([403, method, path, origin]);
    }
  expect(await takeQueries()).toBe(0);
});

test("unsupported methods get 405 with Allow, on every route", async () => {
  const headers = { origin: shop.url.origin };
  for (const [place, path] of ALL_ROUTES.entries())
    for (const method of rotate([...OTHERS, "TRACE", "PROPFIND", "QUERY"], place, 3)) {
      const answer = await sendRaw(new URL(path, shop.url), { method, headers });
      expect([method, path, answer.status, answer.headers.allow]).toEqual([method, path, 405, "GET, HEAD, POST"]);
    }
});

test("forms of unknown types, or sent to pages without an action, cause no server error and no log", async () => {
  shop.logs.length = 0;
  for (const path of ALL_ROUTES)
    for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
      const answer = await send(path, "POST", { origin: shop.url.origin, "content-type": type }, "{");
      expect(answer.status, `${path} ${type}`).toBeLessThan(500);
      expect(answer.headers.get("allow"), path).toBe(answer.status === 405 ? "GET, HEAD" : null);
    }
  expect(shop.logs.filter((line) => line.includes("failed") || line.includes("crashed"))).toEqual([]);
});
