import { expect, test, vi } from "vitest";
import { AccountNames } from "./account-names";

const IVAN = { username: "ivan", email: "ivan@shop.test" };

function setUp() {
  const stored = new Map<string, string>();
  const get = vi.fn<(key: string) => Promise<string | null>>(async (key) => stored.get(key) ?? null);
  const put = vi.fn<(key: string, value: string, options: object) => Promise<void>>(
    async (key, value) => void stored.set(key, value),
  );
  const open = (secret = "s".repeat(32)) => new AccountNames({ get, put } as unknown as KVNamespace, secret);
  return { stored, get, put, names: open(), open };
}

test("after one sign-in user name and email are one account in every spelling", async () => {
  const { names, put } = setUp();
  expect(await names.findAccount("ivan")).not.toBe(await names.findAccount("ivan@shop.test"));
  await names.link(IVAN);
  await names.link(IVAN);
  expect(put).toHaveBeenCalledTimes(1);
  for (const typed of [" IVAN@shop.test", "Ivan", "iván"])
    expect(await names.findAccount(typed)).toBe(await names.findAccount("ivan"));
  expect(await names.findAccount("maria")).not.toBe(await names.findAccount("ivan"));
});

test("an email that moved to another account belongs to that account after its sign-in", async () => {
  const { names } = setUp();
  await names.link(IVAN);
  await names.link({ username: "georgi", email: "ivan@shop.test" });
  expect(await names.findAccount("ivan@shop.test")).toBe(await names.findAccount("georgi"));
});

test("stored keys reveal no name, can't be guessed without the secret, and expire", async () => {
  const { names, put, open } = setUp();
  await names.link(IVAN);
  const [key, value, options] = put.mock.calls[0]!;
  expect([key, value].join()).not.toContain("ivan");
  expect(options).toEqual({ expirationTtl: 400 * 86_400 });
  expect(await open("t".repeat(32)).keyFor("ivan")).not.toBe(await names.keyFor("ivan"));
});

test("an account without a second name stores nothing, and a failing store refuses nobody", async () => {
  const { names, put, get } = setUp();
  await names.link({ username: "a@b.bg", email: "A@b.bg" });
  await names.link({ username: "", email: "" });
  await names.link({});
  expect(put).not.toHaveBeenCalled();
  get.mockRejectedValue(new Error("KV"));
  put.mockRejectedValue(new Error("KV"));
  await names.link(IVAN);
  expect(await names.findAccount("ivan")).toBe(await names.keyFor("ivan"));
});
