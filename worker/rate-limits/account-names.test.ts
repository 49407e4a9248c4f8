import { expect, test, vi } from "vitest";
import { AccountNames } from "./account-names";

const IVAN = { username: "ivan", email: "ivan@shop.test" };

function setUp() {
  const kept = new Map<string, string>();
  const get = vi.fn<(key: string) => Promise<string | null>>(async (key) => kept.get(key) ?? null);
  const put = vi.fn<(key: string, value: string, options: object) => Promise<void>>(
    async (key, value) => void kept.set(key, value),
  );
  const open = (secret = "s".repeat(32)) => new AccountNames({ get, put } as unknown as KVNamespace, secret);
  return { kept, get, put, names: open(), open };
}

test("after one sign-in user name and e-mail are one account, however they are spelled", async () => {
  const { names, put } = setUp();
  expect(await names.findAccount("ivan")).not.toBe(await names.findAccount("ivan@shop.test"));
  await names.learn(IVAN);
  await names.learn(IVAN);
  expect(put).toHaveBeenCalledTimes(1);
  for (const typed of [" IVAN@shop.test", "Ivan", "iván"])
    expect(await names.findAccount(typed)).toBe(await names.findAccount("ivan"));
  expect(await names.findAccount("maria")).not.toBe(await names.findAccount("ivan"));
});

test("an e-mail that another account has now is that account's after its sign-in", async () => {
  const { names } = setUp();
  await names.learn(IVAN);
  await names.learn({ username: "georgi", email: "ivan@shop.test" });
  expect(await names.findAccount("ivan@shop.test")).toBe(await names.findAccount("georgi"));
});

test("what is written down names nobody, can't be tried out without the secret, and ends", async () => {
  const { names, put, open } = setUp();
  await names.learn(IVAN);
  const [key, value, options] = put.mock.calls[0]!;
  expect([key, value].join()).not.toContain("ivan");
  expect(options).toEqual({ expirationTtl: 400 * 86_400 });
  expect(await open("t".repeat(32)).keyOf("ivan")).not.toBe(await names.keyOf("ivan"));
});

test("an account that is named by its e-mail alone, or not at all, is nothing to learn; a store that fails keeps nobody out", async () => {
  const { names, put, get } = setUp();
  await names.learn({ username: "a@b.bg", email: "A@b.bg" });
  await names.learn({ username: "", email: "" });
  await names.learn({});
  expect(put).not.toHaveBeenCalled();
  get.mockRejectedValue(new Error("KV"));
  put.mockRejectedValue(new Error("KV"));
  await names.learn(IVAN);
  expect(await names.findAccount("ivan")).toBe(await names.keyOf("ivan"));
});
