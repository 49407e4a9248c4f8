import fc from "fast-check";
import { expect, test } from "vitest";
import type { AbsorbResult, Closed } from "./session-rpc";
import { mergeSessions } from "./merge-sessions";
import { compareCookies, type SessionCookie } from "./session-cookies";

const guest = (id: string, since: number): SessionCookie => ({ id, key: "", since, day: 0 });
const customer = (id: string, since: number): SessionCookie => ({ id, key: `key-${id}`, since, day: 0 });

function merge(cookies: SessionCookie[], answers: Record<string, AbsorbResult | Closed> = {}) {
  const calls: string[] = [];
  const absorb = (into: SessionCookie, from: SessionCookie) => {
    calls.push(`${into.id}<${from.id}`);
    return Promise.resolve(answers[`${into.id}<${from.id}`] ?? "absorbed");
  };
  return mergeSessions(cookies, absorb).then(({ session, staleCookies }) => ({
    session: session?.id ?? null,
    staleCookies: staleCookies.map(({ id }) => id),
    calls,
  }));
}

test("cookies are sorted by a total order: the newest sign-in first, then guests from the oldest", () => {
  const cookie = fc.record({
    id: fc.string({ minLength: 2, maxLength: 2 }),
    key: fc.constantFrom("", "key"),
    since: fc.nat(3),
    day: fc.nat(3),
  });
  const cookies = fc.uniqueArray(cookie, { selector: ({ id }) => id, maxLength: 8 });
  fc.assert(
    fc.property(cookies, fc.infiniteStream(fc.nat()), (sent, random) => {
      const shuffled = sent.map((one) => ({ one, at: random.next().value as number })).toSorted((a, b) => a.at - b.at);
      const order = sent.toSorted(compareCookies);
      expect(shuffled.map(({ one }) => one).toSorted(compareCookies)).toEqual(order);
      for (const [index, after] of order.slice(1).entries()) {
        const before = order[index]!;
        if (before.key && after.key) expect(before.since).toBeGreaterThanOrEqual(after.since);
        else expect(before.key || !after.key).toBeTruthy();
        if (!before.key) expect(before.since).toBeLessThanOrEqual(after.since);
      }
    }),
  );
});

test("guest sessions are merged into the customer's, and an earlier sign-in's cookie is dropped without a call", async () => {
  const cookies = [guest("g", 1), customer("new", 9), customer("old", 5)].toSorted(compareCookies);
  expect(await merge(cookies)).toEqual({
    session: "new",
    staleCookies: ["old", "g"],
    calls: ["new<g"],
  });
});

test("a session with orders isn't absorbed but absorbs others; of two with orders both cookies stay", async () => {
  const cookies = [guest("a", 1), guest("b", 2)];
  expect(await merge(cookies, { "a<b": "stays" })).toMatchObject({ session: "b", staleCookies: ["a"] });
  expect(await merge(cookies, { "a<b": "stays", "b<a": "stays" })).toMatchObject({ session: "a", staleCookies: [] });
  const signedIn = [customer("c", 3), guest("b", 2)];
  expect(await merge(signedIn, { "c<b": "stays" })).toMatchObject({ session: "c", staleCookies: [], calls: ["c<b"] });
});

test("a busy session is left for the next request, and a closed one is replaced by the next cookie", async () => {
  const cookies = [customer("c", 3), guest("a", 1), guest("b", 2)];
  expect(await merge(cookies, { "c<a": "later" })).toMatchObject({ session: "c", staleCookies: ["b"] });
  expect(await merge(cookies, { "c<a": { closed: "ended" } })).toMatchObject({
    session: "a",
    staleCookies: ["c", "b"],
    calls: ["c<a", "a<b"],
  });
});
