import { expect } from "vitest";
import type { BuiltShop } from "./built-shop";
import type { Visitor } from "./visitor";

/** A customer of the demo with an order of every status, and files (demo/content/orders/orders.json). */
export const IVAN = { username: "ivan", password: "sila-demo-2026" };

export function signIn(who: Visitor, fields: Record<string, string> = IVAN): Promise<Response> {
  return who.submit("/my-account", { intent: "sign-in", ...fields });
}

let made = 0;

/** Registers a new account for a test, which signs in with it; returns its email. */
export async function register(who: Visitor, more: Record<string, string> = {}): Promise<string> {
  const email = `nova-${(made += 1)}-${Date.now()}@example.bg`;
  const answer = await who.submit("/my-account", { intent: "register", email, password: "kotka-dvor-7", ...more });
  expect(answer.status).toBe(303);
  return email;
}

/** Whether the account's page shows a signed-in customer. */
export async function isSignedIn(who: Visitor): Promise<boolean> {
  return (await (await who.open("/my-account")).text()).includes('value="sign-out"');
}

/** Path of the newest password reset link in the demo's outbox; null: no email for this account. */
export async function findResetLink(shop: BuiltShop, email: string): Promise<string | null> {
  return readResetLink(await (await shop.visit().open("/outbox")).text(), email);
}

/** The same, as soon as the email has arrived: it is sent after the response. */
export async function awaitResetLink(shop: BuiltShop, email: string): Promise<string> {
  await expect.poll(() => findResetLink(shop, email), { timeout: 25_000 }).not.toBeNull();
  return (await findResetLink(shop, email))!;
}

/** The newest reset link in the outbox's HTML. */
export function readResetLink(outbox: string, email: string): string | null {
  const mail = outbox.split("<article>").find((one) => one.includes(email) && one.includes("lost-password"));
  return /href="([^"]*lost-password[^"]*)"/.exec(mail ?? "")?.[1]?.replaceAll("&#38;", "&") ?? null;
}

/** Signs in at the demo's provider, for `returnTo`; returns the URL that it redirects to. */
export async function fetchProvider(who: Visitor, returnTo: string, fields: Record<string, string>): Promise<string> {
  const started = await who.submit("/my-account", { intent: "provider", provider: "GOOGLE", returnTo });
  expect(started.status).toBe(303);
  const address = started.headers.get("location")!;
  const state = new URLSearchParams(address.split("?")[1]).get("state")!;
  return (await who.submit(address, { state, ...fields })).headers.get("location")!;
}
