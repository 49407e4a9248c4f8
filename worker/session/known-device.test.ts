import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { AccountNames } from "../rate-limits/account-names";
import { KnownDevice, readDevice, writeDevice } from "./known-device";

const names = new AccountNames({} as KVNamespace, "s".repeat(32));

/** An app that trusts the device for the named accounts and returns the device's id. */
function open() {
  const app = makeShopApp();
  app.get("/:name", async (c) => {
    const device = await readDevice(c, names);
    const id = await device.findId(c.req.param("name"));
    if (c.req.query("proof")) await device.trust([c.req.param("name"), c.req.query("proof"), undefined, ""]);
    await writeDevice(c, device);
    return c.text(String(id));
  });
  return async (path: string, cookie = "", origin = "https://shop.test") => {
    const response = await app.request(origin + path, { headers: { cookie } });
    return { id: await response.text(), written: response.headers.getSetCookie().join() };
  };
}

test("a device is known for the account it signed in to, by any of its names, and for no other", async () => {
  const ask = open();
  const { written } = await ask("/ivan?proof=ivan@shop.test");
  expect(written).toMatch(/^__Host-device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(written).not.toContain("ivan");
  const cookie = written.split(";")[0]!;
  const { id, written: again } = await ask("/IVAN", cookie);
  expect([id, again]).toEqual([expect.stringMatching(/^[\w-]{43}$/), ""]);
  expect((await ask("/ivan@shop.test", cookie)).id).toBe(id);
  expect((await ask("/maria", cookie)).id).toBe("null");
});

test("each sign-in issues a new id, because the old one may be over its limit", async () => {
  const ask = open();
  const first = (await ask("/ivan?proof=x")).written.split(";")[0]!;
  const second = (await ask("/ivan?proof=x", first)).written.split(";")[0]!;
  expect((await ask("/ivan", second)).id).not.toBe((await ask("/ivan", first)).id);
});

test("a device is known within the request that signs in, before its cookie is written", async () => {
  const device = new KnownDevice(names, undefined);
  expect(await device.findId("ivan")).toBeNull();
  await device.trust(["ivan"]);
  expect(await device.findId("ivan")).toMatch(/^[\w-]{43}$/);
});

test("a forged or altered cookie, and any other signed one, is no device", async () => {
  const ask = open();
  const { written } = await ask("/ivan?proof=x");
  const value = written.split(";")[0]!;
  for (const cookie of [
    `${value}x`,
    value.replace("device.", "device.x"),
    "__Host-device=device.a.b",
    "__Host-device=",
  ])
    expect((await ask("/ivan", cookie)).id).toBe("null");
  const session = `${"a".repeat(43)}..20000`;
  expect(await new KnownDevice(names, session).findId("ivan")).toBeNull();
});

test("over plain http the cookie drops __Host- and Secure, for a phone on the local network", async () => {
  const { written } = await open()("/ivan?proof=x", "", "http://192.168.0.7:8787");
  expect(written).toMatch(/^device=/);
  expect(written).not.toContain("Secure");
});
