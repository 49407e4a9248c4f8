import { expect, test } from "vitest";
import type { DemoShop } from "../testing/demo-shop.ts";
import { expectReplay, expectReplayAlone } from "../testing/expect-replay.ts";
import { openRecordedShop, openShopOf, signIn } from "../testing/recorded-accounts.ts";
import { hashPassword, isPasswordOf } from "./hash-password.ts";

async function readLink(shop: DemoShop): Promise<URL> {
  const html = await (await shop.fetch("/outbox")).text();
  const path = /href="(\/my-account\/lost-password[^"]+)"/.exec(html)?.[1] ?? "";
  return new URL(path.replaceAll("&#38;", "&"), "https://sila.test");
}

async function reset(shop: DemoShop, { searchParams }: URL, password = "Nova-Parola-7") {
  const { body } = await shop.operate("account/resetUserPassword", {
    key: searchParams.get("key"),
    login: searchParams.get("login"),
    password,
  });
  return body;
}

test.each([
  "sendPasswordResetEmail-ok",
  "sendPasswordResetEmail-unknown",
  "sendPasswordResetEmail-empty",
  "resetUserPassword-bad-key",
])("%s is answered as recorded", async (sample) => {
  await expectReplay(openRecordedShop(), sample);
});

test("the link in the email leads to the shop's lost-password page and works once", async () => {
  const shop = openRecordedShop();
  await expectReplay(shop, "sendPasswordResetEmail-ok");
  const link = await readLink(shop);
  expect([link.pathname, link.searchParams.get("login")]).toEqual(["/my-account/lost-password", "georgi"]);
  expect(await reset(shop, link)).toEqual({ data: { resetUserPassword: { user: { databaseId: 4 } } } });
  await signIn(shop, "georgi", "Nova-Parola-7");
  expect((await reset(shop, link)).errors?.[0]?.message).toBe("Password reset link is invalid.");
});

test("a newer email invalidates the older link; an unknown address gets none", async () => {
  const shop = openRecordedShop();
  await expectReplay(shop, "sendPasswordResetEmail-ok");
  const old = await readLink(shop);
  await expectReplayAlone(shop, "sendPasswordResetEmail-ok");
  expect((await reset(shop, old)).errors?.[0]?.message).toBe("Password reset link is invalid.");
  await expectReplayAlone(shop, "sendPasswordResetEmail-unknown");
  expect(await (await shop.fetch("/outbox")).text()).not.toContain("nyama@shop.test");
});

test("missing fields are named, the key first (reference shop)", async () => {
  const shop = openRecordedShop();
  const query = "mutation ($i: ResetUserPasswordInput!) { resetUserPassword(input: $i) { user { databaseId } } }";
  for (const [i, message] of [
    [{}, "A password reset key is required."],
    [{ key: "x", login: "ivan" }, "A new password is required."],
  ] as const) {
    expect((await shop.ask(query, { i })).body.errors?.[0]?.message).toBe(message);
  }
});

test("updateUser-password-weak: another customer's password stays", async () => {
  await expectReplay(await openShopOf("ivan"), "updateUser-password-weak");
  const guest = await openRecordedShop().operate("account/updateUserPassword", { id: "dXNlcjoz", password: "x" });
  expect(guest.body.errors?.[0]?.message).toMatch(/^You do not have the appropriate capabilities/);
});

test("a password is stored as a salted hash", async () => {
  const [one, other] = [await hashPassword("тайна"), await hashPassword("тайна")];
  expect(one).not.toBe(other);
  expect(one).not.toContain("тайна");
  expect([await isPasswordOf(one, "тайна"), await isPasswordOf(one, "Тайна")]).toEqual([true, false]);
});
