import { expect, test } from "vitest";
import { openSharedShop, runBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

let visitor: Visitor;

runBuiltShop((built) => void ({ visitor } = built), { SITE: { trackingId: "G-TEST1234" } });

const policyOf = async (path: string) => (await visitor.open(path)).headers.get("content-security-policy")!;
const isTicked = (html: string, id: string) => new RegExp(`<input[^>]*id="${id}"[^>]*checked=""`).test(html);

test("consent is given, read and withdrawn without scripts, and nothing is preselected", async () => {
  const first = await (await visitor.open("/saglasie")).text();
  expect(first).toContain("Приемам всички");
  expect(isTicked(first, "consent-analytics") || isTicked(first, "consent-ads")).toBe(false);
  const choose = async (fields: Record<string, string>) => {
    const answer = await visitor.submit("/saglasie", fields);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/saglasie?saved"]);
    return (await visitor.open("/saglasie?saved")).text();
  };
  const some = await choose({ choice: "chosen", analytics: "on" });
  expect(visitor.cookie).toContain("consent=1.analytics");
  expect(some).toContain("Изборът Ви е запазен.");
  expect([isTicked(some, "consent-analytics"), isTicked(some, "consent-ads")]).toEqual([true, false]);
  const none = await choose({ choice: "none" });
  expect(visitor.cookie).toContain("consent=1.none");
  expect(isTicked(none, "consent-analytics")).toBe(false);
});

test("the choice lasts half a year, is readable by the shop alone, and creates no session", async () => {
  const answer = await visitor.submit("/saglasie", { choice: "all" });
  expect(answer.headers.getSetCookie()).toEqual(["consent=1.analytics.ads; Path=/; Max-Age=15552000; SameSite=Lax"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect((await visitor.submit("/saglasie", { choice: "maybe" })).status).toBe(400);
});

test("a cached page is the same before and after consent, and sets no cookie", async () => {
  const read = async () => {
    const answer = await visitor.open("/magazin");
    expect(answer.headers.getSetCookie()).toEqual([]);
    return (await answer.text()).replace(/nonce="[^"]*"/g, "");
  };
  const before = await read();
  await visitor.submit("/saglasie", { choice: "all" });
  expect(await read()).toBe(before);
  expect(before).not.toContain("googletagmanager");
  expect(before).toContain('href="/saglasie"');
});

test("the policy allows the tracker's hosts only where tracking is configured", async () => {
  for (const path of ["/", "/cart", "/no-such-page"]) {
    const policy = await policyOf(path);
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic' https:\/\/\*\.googletagmanager\.com;/);
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toContain("unsafe");
  }
  const plain = await openSharedShop();
  const answer = await plain.visit().open("/");
  expect(answer.headers.get("content-security-policy")).not.toContain("google");
  expect(await answer.text()).not.toContain("/saglasie");
  expect(await (await plain.visit().open("/saglasie")).text()).toContain("няма какво да избирате");
});

test("signing out removes the consent with every other cookie but the known device's", async () => {
  await visitor.submit("/saglasie", { choice: "all" });
  await visitor.submit("/my-account", { intent: "sign-in", username: "ivan", password: "sila-demo-2026" });
  await visitor.submit("/my-account", { intent: "sign-out" });
  expect(visitor.cookie).toMatch(/^device=[^;]+$/);
});
