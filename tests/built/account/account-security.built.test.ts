import { expect, test } from "vitest";
import {
  awaitResetLink,
  fetchProvider,
  findResetLink,
  isSignedIn,
  IVAN,
  register,
  signIn,
} from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const LOST = "/my-account/lost-password";

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));

const FOREIGN: [string, Record<string, string>][] = [
  ["another site's page", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["a page without Origin", { "sec-fetch-site": "cross-site" }],
  ["a sister site", { origin: "http://shop.evil.example", "sec-fetch-site": "same-site" }],
];

test.each(FOREIGN)("%s can't submit a form of the account: 403, and no query is sent", async (_, headers) => {
  const email = await register(visitor);
  await visitor.submit("/my-account", { intent: "forgot-password", username: email });
  const link = await awaitResetLink(shop, email);
  await visitor.open(link);
  const forms: [string, Record<string, string>][] = [
    ["/my-account", { intent: "sign-out" }],
    ["/my-account.data", { intent: "sign-out" }],
    ["/my-account", { intent: "register", email: `new-${email}`, password: "kotka-dvor-7" }],
    ["/my-account", { intent: "forgot-password", username: email }],
    ["/my-account", { intent: "provider", provider: "GOOGLE" }],
    [LOST, { password: "kotka-dvor-8" }],
    [`${LOST}.data`, { password: "kotka-dvor-8" }],
    ["/oauth/login/google", {}],
  ];
  const guest = shop.visit();
  for (const [path, fields] of [["/my-account", { intent: "sign-in", ...IVAN }] as const, ...forms])
    for (const who of [visitor, guest]) {
      const answer = await who.forge(path, fields, headers);
      expect([answer.status, await answer.text()], path).toEqual([403, expect.stringContaining('lang="bg"')]);
    }
  expect([await isSignedIn(visitor), guest.cookie]).toEqual([true, ""]);
  // Nothing was done: the email is free, the reset link is still valid, the password unchanged.
  expect(await findResetLink(shop, email)).toBe(link);
  expect((await signIn(shop.visit(), { username: `new-${email}`, password: "kotka-dvor-7" })).status).toBe(422);
  expect((await signIn(shop.visit(), { username: email, password: "kotka-dvor-7" })).status).toBe(303);
});

test("a sign-in redirects to no other site, whatever its form and URL say", async () => {
  const hostile = ["//evil.example", "/\\evil.example", "/\t/evil.example", "/.//evil.example", "https://evil.example"];
  for (const returnTo of [...hostile, "/api/suggest", "/cart.data"]) {
    const who = shop.visit();
    expect((await signIn(who, { ...IVAN, returnTo })).headers.get("location"), returnTo).toBe("/my-account");
    const page = await who.open(`/my-account?returnTo=${encodeURIComponent(returnTo)}`);
    expect([page.status, page.headers.get("location")], returnTo).toEqual([200, null]);
    const guest = shop.visit();
    await fetchProvider(guest, returnTo, { email: "google@example.bg" });
    const html = await (await guest.open(`/my-account?returnTo=${encodeURIComponent(returnTo)}`)).text();
    expect(html, returnTo).not.toContain('name="returnTo"');
  }
});

test("a provider's state that is absent, forged, reused or another browser's is a 400, and nobody is signed in", async () => {
  const form = { email: "google@example.bg", name: "Гергана Илиева" };
  const link = await fetchProvider(visitor, "/cart", form);
  const victim = shop.visit();
  await fetchProvider(victim, "/cart", form);
  const state = new URLSearchParams(link.split("?")[1]).get("state")!;
  const wrong = [
    "/oauth/login/google",
    "/oauth/login/google?code=c",
    `/oauth/login/google?state=${state}`,
    link.replace(state, "another"),
    link.replace("google", "github"),
  ];
  for (const [who, path] of [
    ...wrong.map((one) => [visitor, one] as const),
    [shop.visit(), link] as const,
    [victim, link] as const,
  ]) {
    const answer = await who.open(path);
    const html = await answer.text();
    expect(answer.status, path).toBe(400);
    expect(html).toContain("Този вход вече не важи");
    expect(html).toMatch(/<a[^>]*href="\/my-account"[^>]*>Към входа/);
    expect(await isSignedIn(who), path).toBe(false);
  }
  expect((await visitor.open(link)).headers.get("location")).toBe("/cart");
  await visitor.submit("/my-account", { intent: "sign-out" });
  expect((await visitor.open(link)).status).toBe(400);
});

test("a forgotten password gets the same response for a known and an unknown name, without waiting for the backend", async () => {
  const email = await register(shop.visit());
  const ask = async (username: string) => {
    const who = shop.visit();
    const start = performance.now();
    const answer = await who.submit("/my-account", { intent: "forgot-password", username });
    const ms = performance.now() - start;
    const page = await who.open(answer.headers.get("location")!);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy")!)![1]!;
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id" && name !== "date");
    const varying = headers.map(([name, value]) => [name, value.replaceAll(/nonce-[^']+/g, "")]);
    const bytes = [answer.status, varying, await answer.text(), (await page.text()).replaceAll(nonce, "NONCE")];
    return { ms, bytes: JSON.stringify(bytes), cookie: who.cookie };
  };
  // The backend takes ten seconds for a known name.
  await shop.setFault({ kind: "slow:10000", operation: "sendPasswordResetEmail" });
  const answers = [await ask(email), await ask("nobody@example.bg"), await ask("nobody"), await ask("ivan")];
  expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
  for (const { ms, cookie } of answers) {
    expect(ms).toBeLessThan(10_000);
    expect(cookie).toBe("");
  }
  await awaitResetLink(shop, email);
});

test("a reset email that can't be requested is an error in both languages, and an invalid name sends no query", async () => {
  await shop.setFault({ kind: "502-html" });
  const answer = await visitor.submit("/my-account", { intent: "forgot-password", username: "ivan" });
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain("Имейлът с връзката не беше изпратен.");
  expect(html).toContain('data-error="There was an error sending the reset password email. Please try again later."');
  expect((await visitor.submit("/my-account", { intent: "forgot-password", username: " " })).status).toBe(422);
});

test("no page or its data contains a token, and credential cookies are HttpOnly", async () => {
  const entered = await signIn(visitor);
  const session = entered.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
  expect(session).toMatch(/; HttpOnly; SameSite=Lax$/i);
  for (const path of ["/my-account", "/my-account.data", "/cart", "/checkout", LOST]) {
    const text = await (await visitor.open(path)).text();
    expect(text, path).not.toMatch(/eyJ[\w-]{10,}\./);
    expect(text, path).not.toContain(/session=([^.;]+)/.exec(visitor.cookie)![1]!);
  }
});

test("only the sign-in page's form-action allows the providers", async () => {
  const policyOf = async (path: string) => (await visitor.open(path)).headers.get("content-security-policy");
  expect(await policyOf("/my-account")).toContain("; form-action 'self' https://demo.shop.test;");
  for (const path of ["/", "/cart", LOST]) expect(await policyOf(path), path).toContain("; form-action 'self';");
});
