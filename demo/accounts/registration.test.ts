import { expect, test } from "vitest";
import type { DemoShop } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";
import { openRecordedShop, openShopOf, signIn } from "../testing/recorded-accounts.ts";

const NEW = { email: "nov@shop.test", password: "a" };

async function register(shop: DemoShop, more: Record<string, unknown> = {}) {
  const { body } = await shop.operate("account/registerCustomer", { ...NEW, ...more });
  return { errors: body.errors, answer: body.data?.registerCustomer as Record<string, Record<string, unknown>> };
}

test.each([
  "registerCustomer-ok",
  "registerCustomer-ok-as-woonuxt",
  "registerCustomer-tokens-without-authenticate",
  "registerCustomer-weak-password",
  "registerCustomer-empty",
  "registerCustomer-bad-email",
  "registerCustomer-email-taken",
  "registerCustomer-username-taken",
  "registerCustomer-cyrillic-username",
  "registerCustomer-no-password",
])("%s is answered as recorded", async (sample) => {
  await expectReplay(openRecordedShop(), sample);
});

test("registerCustomer-no-username: the user name is derived from the email", async () => {
  const shop = openRecordedShop();
  for (const email of ["a@shop.test", "b@shop.test"]) await register(shop, { email });
  shop.token = null;
  await expectReplay(shop, "registerCustomer-no-username");
});

test("a derived user name that exists gets digits, and punctuation is dropped (reference shop)", async () => {
  const { answer } = await register(openRecordedShop(), { email: "ivan@other.test" });
  expect(answer.viewer?.username).toMatch(/^ivan-\d{4}$/);
  const plus = await register(openRecordedShop(), { email: "Nov.Chovek+x@Shop.test", firstName: "Нов" });
  expect(plus.answer).toMatchObject({
    viewer: { email: "Nov.Chovek+x@Shop.test", username: "nov.chovekx", firstName: "Нов", name: "Нов" },
  });
});

test("a new customer can sign in, whatever the case of the email, and gets a welcome email", async () => {
  const shop = openRecordedShop();
  await register(shop);
  shop.token = null;
  expect(await signIn(shop, "NOV@shop.test", "a")).toMatchObject({ user: { email: "nov@shop.test" } });
  expect(await (await shop.fetch("/outbox")).text()).toContain("Профилът ви е създаден");
});

test("registering takes the guest's cart along (reference shop)", async () => {
  const shop = openRecordedShop();
  await shop.add(228, { quantity: 2 });
  const { answer } = await register(shop);
  shop.authToken = String(answer.authToken);
  expect((await shop.ask("{ cart { contents { itemCount } } }")).body.data?.cart).toEqual({
    contents: { itemCount: 2 },
  });
});

test("of two simultaneous registrations of one email one is refused", async () => {
  const shop = openRecordedShop();
  const answers = await Promise.all([register(shop), register(shop)]);
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
});

test("a signed-in customer who registers another account gets no data of it (reference shop)", async () => {
  const shop = await openShopOf("ivan");
  const { body, status } = await shop.operate("account/registerCustomer", NEW);
  expect([status, body.data?.registerCustomer]).toMatchObject([400, { authToken: null, viewer: null }]);
});
