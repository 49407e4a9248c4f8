import { HonoRequest } from "hono/request";
import { expect, test } from "vitest";
import recorded from "../../tests/contract/samples/writeReview-ok-guest.json";
import { fail } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import { readEnvironment } from "../platform/environment";
import type { Call, SessionClient } from "../session/session-client";
import { readClientAddress } from "../platform/client-address";
import { withRequest } from "../platform/request-context";
import { openShopClient } from "../woocommerce/client";
import { connectShopper } from "./shopper-client";

const DRAFT = { productId: 57, rating: 5, content: "Да", author: "Ива", authorEmail: "iva@example.bg" };

/** The client of a browser in whose session nobody is signed in. */
const NOBODY = { call: () => Promise.resolve(null) } as unknown as SessionClient;

/** The address that the backend receives when a request with these headers writes a review. */
async function headersSent(headers: Record<string, string>): Promise<Headers> {
  const seen: Headers[] = [];
  const backend = (_: string, init: RequestInit) => {
    seen.push(new Headers(init.headers));
    return Promise.resolve(Response.json(recorded.response.body));
  };
  const bindings = { BACKEND: { fetch: backend } } as unknown as Bindings;
  const address = readClientAddress(new HonoRequest(new Request("https://shop.test", { headers })));
  const environment = readEnvironment({});
  const shopper = connectShopper(NOBODY, environment, () => openShopClient(bindings, environment));
  const written = await withRequest({ id: "r", address, language: null }, () => shopper.writeReview(DRAFT));
  expect(written).toMatchObject({ ok: true, value: { isPublished: true } });
  expect(seen).toHaveLength(1);
  return seen[0]!;
}

test.each(["203.0.113.7", "2001:db8::7"])("the backend receives the shopper's address, %s", async (ip) => {
  expect((await headersSent({ "cf-connecting-ip": ip })).get("x-forwarded-for")).toBe(ip);
});

test("an X-Forwarded-For sent by the browser is never forwarded", async () => {
  const spoofed = { "x-forwarded-for": "198.51.100.1", "x-real-ip": "198.51.100.1" };
  expect((await headersSent(spoofed)).get("x-forwarded-for")).toBeNull();
  const both = await headersSent({ ...spoofed, "cf-connecting-ip": "203.0.113.7" });
  expect(both.get("x-forwarded-for")).toBe("203.0.113.7");
});

test("an invalid address isn't forwarded", async () => {
  expect((await headersSent({ "cf-connecting-ip": "203.0.113.7, 1.1.1.1" })).get("x-forwarded-for")).toBeNull();
});

test("a guest's review carries neither a session nor an auth token", async () => {
  const headers = await headersSent({ "cf-connecting-ip": "203.0.113.7", cookie: "session=x" });
  expect([headers.get("woocommerce-session"), headers.get("authorization"), headers.get("cookie")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a customer's review is sent by their session, which knows the address", async () => {
  const sent: unknown[] = [];
  const session = {
    writeReview: (_: unknown, draft: unknown) => (sent.push(draft), Promise.resolve(fail({ kind: "timeout" }))),
  };
  const sessionClient = {
    call: (call: Call<unknown>) => call(session as never, {} as never),
  } as unknown as SessionClient;
  const environment = readEnvironment({});
  const shopper = connectShopper(sessionClient, environment, () => openShopClient({} as Bindings, environment));
  // A failure is also the session's reply: nothing is sent a second time as a guest's.
  expect(await shopper.writeReview(DRAFT)).toEqual(fail({ kind: "timeout" }));
  expect(sent).toEqual([DRAFT]);
});
