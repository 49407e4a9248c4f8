import { expect, test } from "vitest";
import type { Route } from "./+types/payment-route";
import { clientAction } from "./payment-route";

const poll = (end: unknown) =>
  clientAction({ serverAction: () => Promise.reject(end) } as unknown as Route.ClientActionArgs);

test("a poll that fails leaves the payment in process, so that the page asks again", async () => {
  for (const failure of [new TypeError("Failed to fetch"), new Error("Unexpected Server Error"), { status: 503 }])
    expect(await poll(failure)).toEqual({ outcome: "processing" });
});

test("the order's page is gone to", async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(poll(redirect)).rejects.toBe(redirect);
});
