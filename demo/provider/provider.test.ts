import { expect, test } from "vitest";
import type { DemoShop } from "../testing/demo-shop.ts";
import { openRecordedShop } from "../testing/recorded-accounts.ts";

async function startAuthorization(shop: DemoShop): Promise<URL> {
  const { body } = await shop.operate("account/getLoginClients");
  const [google] = (body.data as { loginClients: { authorizationUrl: string }[] }).loginClients;
  return new URL(google?.authorizationUrl ?? "");
}

async function choose(shop: DemoShop, { pathname, search, searchParams }: URL, fields: Record<string, string>) {
  const body = new URLSearchParams({ state: searchParams.get("state") ?? "", ...fields });
  const response = await shop.fetch(pathname + search, { method: "POST", body });
  return new URL(response.headers.get("location") ?? "", "https://sila.test");
}

async function comeBack(shop: DemoShop, { searchParams }: URL) {
  const { body } = await shop.operate("account/loginWithProvider", {
    provider: "GOOGLE",
    code: searchParams.get("code") ?? "",
    state: searchParams.get("state"),
  });
  return body;
}

test("signing in at the provider redirects to the shop with code and state, and creates a customer", async () => {
  const shop = openRecordedShop();
  await shop.add(154);
  const url = await startAuthorization(shop);
  expect(await (await shop.fetch(url.pathname + url.search)).text()).toContain('<form method="post">');
  const back = await choose(shop, url, { email: "gergana@example.bg", name: "Гергана Илиева" });
  expect([back.pathname, back.searchParams.get("state")]).toEqual([
    "/oauth/login/google",
    url.searchParams.get("state"),
  ]);
  const { data } = await comeBack(shop, back);
  expect(data?.login).toMatchObject({
    authToken: expect.any(String),
    user: { name: "Гергана Илиева", email: "gergana@example.bg", username: "gergana" },
  });
  expect((await shop.ask("{ cart { isEmpty } }")).body.data?.cart).toEqual({ isEmpty: false });
});

test("a known email signs in to its account", async () => {
  const shop = openRecordedShop();
  const back = await choose(shop, await startAuthorization(shop), { email: "Ivan@shop.test", name: "" });
  expect((await comeBack(shop, back)).data?.login).toMatchObject({ user: { databaseId: 2 } });
});

test("a code is valid once, and only with its own state", async () => {
  const shop = openRecordedShop();
  const back = await choose(shop, await startAuthorization(shop), { email: "a@example.bg" });
  const wrong = new URL(back);
  wrong.searchParams.set("state", "x");
  expect((await comeBack(shop, wrong)).errors?.[0]?.message).toBe("Internal server error");
  expect((await comeBack(shop, back)).errors).toBeUndefined();
  expect((await comeBack(shop, back)).errors?.[0]?.message).toBe("Internal server error");
});

test("refusing redirects with an error, and nobody is redirected to another site", async () => {
  const shop = openRecordedShop();
  const url = await startAuthorization(shop);
  url.searchParams.set("redirect_uri", "https://evil.test/");
  const back = await choose(shop, url, { cancel: "1" });
  expect([back.host, back.pathname, back.searchParams.get("error")]).toEqual([
    "sila.test",
    "/oauth/login/google",
    "access_denied",
  ]);
});

test("parameters of the URL aren't HTML on the provider's page", async () => {
  const response = await openRecordedShop().fetch(
    `/demo-provider/authorize?state=${encodeURIComponent('"><script>alert(1)</script>')}`,
  );
  expect(await response.text()).not.toContain("<script");
});

test("an invalid email is asked for again", async () => {
  const shop = openRecordedShop();
  const { pathname } = await startAuthorization(shop);
  const response = await shop.fetch(pathname, { method: "POST", body: new URLSearchParams({ email: "ne" }) });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("Въведете имейл адрес.")]);
});
