import { expect } from "vitest";
import type { Answer, DemoShop } from "./demo-shop.ts";
import { expectLike, readSample } from "./replay.ts";

/** Replays a recorded request and compares the response with the recorded one, field by field. */
export async function expectReplay(shop: DemoShop, sample: string): Promise<Answer> {
  const answer = await shop.replay(sample);
  const { response } = readSample(sample);
  expect(answer.status).toBe(response.status);
  expect(withoutLocations(answer.body)).toEqual(withoutLocations(expectLike(answer.body, response.body)));
  expect(answer.headers.has("woocommerce-session"), "a token comes when one came").toBe(
    "woocommerce-session" in response.headers,
  );
  return answer;
}

// The cut requests are printed again, so their lines and columns differ.
function withoutLocations(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === "locations" ? undefined : value)));
}

/** Like expectReplay, but without a session token, as most samples of accounts are. */
export async function expectReplayAlone(shop: DemoShop, sample: string): Promise<Answer> {
  shop.token = null;
  return expectReplay(shop, sample);
}
