import { expect, test } from "vitest";
import { STOCK_REQUEST } from "#strings/catalog/stock-request";
import type { Route } from "./+types/route";
import { clientAction } from "./route";

/** The reply to a form whose request ends like this. */
function send(fields: Record<string, string>, end: unknown) {
  const request = new Request("https://shop.test/izvestie", { method: "POST", body: new URLSearchParams(fields) });
  // The router reads the request itself.
  const serverAction = () => request.text().then(() => Promise.reject(end));
  return clientAction({ request, serverAction } as unknown as Route.ClientActionArgs);
}

test("a lost connection says what didn't happen: no notice was asked for, or none was cancelled", async () => {
  const lost = new TypeError("Failed to fetch");
  const asked = await send({ slug: "whey", email: "maria@example.bg" }, lost);
  const cancelled = await send({ intent: "cancel", key: "k" }, lost);
  expect(asked).toEqual({ isWritten: false, message: STOCK_REQUEST.failed });
  expect(cancelled).toEqual({
    isWritten: false,
    message: "Не успяхме да изтрием имейла Ви. Опитайте отново след малко.",
  });
});

test("a redirect is followed", async () => {
  const redirect = new Response(null, { status: 303 });
  await expect(send({ intent: "cancel" }, redirect)).rejects.toBe(redirect);
});
