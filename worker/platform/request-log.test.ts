import { afterEach, expect, test, vi } from "vitest";
import { requestId } from "hono/request-id";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { currentRequest, withRequest, logRequests } from "./request-context";
import { logBackendFailure } from "../woocommerce/connection";

afterEach(() => void vi.restoreAllMocks());

function watch(method: "log" | "error"): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  return lines;
}

async function ask(headers: Record<string, string> = {}) {
  const app = makeShopApp();
  app.use(requestId({ headerName: "cf-ray", limitLength: 64 }));
  app.use(logRequests);
  app.get("*", async (c) => {
    await Promise.resolve();
    return c.text(`${c.get("requestId")} ${currentRequest()?.id} ${currentRequest()?.address}`);
  });
  const answer = await app.request("http://shop.test/magazin?email=m@example.bg", { headers });
  return { id: answer.headers.get("x-request-id")!, ray: answer.headers.get("cf-ray"), text: await answer.text() };
}

test("each request is one log line without its query, with the id that the response and all its work carry", async () => {
  const lines = watch("log");
  const { id, text } = await ask({ "cf-ray": "8a1b2c-SOF", "cf-connecting-ip": "203.0.113.7" });
  expect([id, text]).toEqual(["8a1b2c-SOF", "8a1b2c-SOF 8a1b2c-SOF 203.0.113.7"]);
  expect(lines).toEqual([
    { event: "request", id, method: "GET", path: "/magazin", status: 200, ms: expect.any(Number) },
  ]);
});

test("a malformed request id is replaced", async () => {
  watch("log");
  for (const forged of ['"><script>', "x".repeat(65), "a b"]) {
    const { id } = await ask({ "cf-ray": forged });
    expect(id).toMatch(/^[\da-f-]{36}$/);
  }
});

test("Cloudflare's own header is read and never set", async () => {
  watch("log");
  expect((await ask({ "cf-ray": "8a1b2c-SOF" })).ray).toBeNull();
  expect((await ask()).ray).toBeNull();
});

test("a failed backend request is logged with the id of the browser request", () => {
  const lines = watch("error");
  const failed = {
    client: "public" as const,
    endpoint: "https://wp.test/graphql",
    type: "query" as const,
    name: "getStockStatus",
    status: 500,
    kind: "bad-answer" as const,
    messages: [],
  };
  withRequest({ id: "8a1b2c-SOF", address: null, language: null }, () => logBackendFailure(failed));
  logBackendFailure(failed);
  expect(lines.map(({ event, id, name }) => [event, id, name])).toEqual([
    ["backend-request-failed", "8a1b2c-SOF", "getStockStatus"],
    ["backend-request-failed", null, "getStockStatus"],
  ]);
});
