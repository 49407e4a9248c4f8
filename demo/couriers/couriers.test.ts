import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../plugin/storefront-plugin.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { COURIERS, listOffices } from "./offices.ts";

const OFFICES = `query ($courier: String!, $after: String) {
  storefrontOffices(courier: $courier, after: $after) { offices { id kind city region } next }
}`;

async function openShop(couriers = "ready"): Promise<DemoShop> {
  const shop = new DemoShop();
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  await shop.setUp("options", { couriers });
  return shop;
}

interface Rate {
  id: string;
  price: string;
  error: string;
}

/** The cart's total in leva, and what is said of a rate. */
async function readRate(shop: DemoShop, id: string, choice: object | null) {
  const headers: Record<string, string> = choice
    ? { "x-storefront-delivery": encodeURIComponent(JSON.stringify(choice)) }
    : {};
  const { body } = await shop.ask("{ cart { total(format: RAW) } }", {}, headers);
  const { extensions } = body as { extensions?: { storefront?: { delivery: { rates: Rate[]; weight: number } } } };
  const rate = extensions?.storefront?.delivery.rates.find((one) => one.id === id);
  return { total: Number((body.data as { cart: { total: string } }).cart.total), rate };
}

async function choose(shop: DemoShop, id: string): Promise<void> {
  await shop.ask(
    "mutation ($input: UpdateShippingMethodInput!) { updateShippingMethod(input: $input) { cart { isEmpty } } }",
    {
      input: { shippingMethods: [id] },
    },
  );
}

const CHOICE = { courier: "econt", office: "1107", payment: "bacs", address1: "", address2: "" };

test("three couriers have 120 offices and lockers in 40 settlements, each id once", () => {
  const all = COURIERS.flatMap((courier) => listOffices(courier).map((office) => ({ courier, ...office })));
  expect(all).toHaveLength(120);
  expect(new Set(all.map(({ courier, id }) => `${courier} ${id}`)).size).toBe(120);
});

test("a rate has no price before its office is chosen, and then costs more in cash", async () => {
  const shop = await openShop();
  await shop.add(154);
  await choose(shop, "woo_bg_econt:11");
  const before = await readRate(shop, "woo_bg_econt:11", null);
  expect(before.rate).toMatchObject({ price: "missing", error: "" });
  const transfer = await readRate(shop, "woo_bg_econt:11", CHOICE);
  expect(transfer.rate).toMatchObject({ price: "known", error: "" });
  expect(transfer.total).toBeGreaterThan(before.total);
  const cash = await readRate(shop, "woo_bg_econt:11", { ...CHOICE, payment: "cod" });
  expect(cash.total - transfer.total).toBeCloseTo(1.4, 2);
});

test.each([
  ["of another courier", { ...CHOICE, courier: "speedy" }, "missing", ""],
  ["that doesn't exist", { ...CHOICE, office: "999" }, "missing", "Не е намерен офис с този код."],
])("an office %s gets no price", async (_, choice, price, error) => {
  const shop = await openShop();
  await shop.add(154);
  await choose(shop, "woo_bg_econt:11");
  expect((await readRate(shop, "woo_bg_econt:11", choice)).rate).toMatchObject({ price, error });
});

test("an order with a rate without a price is refused and leaves the cart", async () => {
  const shop = await openShop();
  await shop.add(154);
  await choose(shop, "woo_bg_econt:11");
  const { body } = await shop.operate("checkout/checkout", { input: { paymentMethod: "cod" } });
  expect(body.errors?.[0]?.message).toBe("Моля, изберете опция за доставка!");
});

test("the list of offices comes in pages", async () => {
  const shop = await openShop();
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { body } = await shop.ask(OFFICES, { courier: "econt", after });
    const page = (body.data as { storefrontOffices: { offices: { id: string }[]; next: string | null } })
      .storefrontOffices;
    ids.push(...page.offices.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(ids).toEqual(listOffices("econt").map(({ id }) => id));
});

test("whoever isn't the shop gets neither the list nor what rates are made of", async () => {
  const shop = await openShop();
  shop.storefrontSecret = null;
  await shop.add(154);
  expect((await readRate(shop, "woo_bg_econt:11", CHOICE)).rate).toBeUndefined();
  const { body } = await shop.ask(OFFICES, { courier: "econt" });
  expect(body.errors?.[0]?.message).toBe("storefront-secret-required: storefrontOffices");
});
