import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";

function messageOf({ body }: Awaited<ReturnType<DemoShop["ask"]>>): string | undefined {
  return body.errors?.[0]?.message;
}

test("pieces in the cart count against the stock", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 48 });
  expect(messageOf(await shop.add(154, { quantity: 2 }))).toMatch(/имаме 49 налични и вече имате 48/);
  expect(messageOf(await shop.add(154))).toBeUndefined();
});

test("a product sold individually is added once", async () => {
  const shop = new DemoShop();
  expect((await shop.add(75, { quantity: 3 })).body.data).toEqual({
    addToCart: { cart: { contents: { itemCount: 1 } } },
  });
  expect(messageOf(await shop.add(75))).toContain("Home Gym Pro Гумиран дъмбел 5 кг");
});

test("a variation for any color requires one of the product's colors", async () => {
  const shop = new DemoShop();
  const pick = (attributeValue: string) => ({
    variationId: 369,
    variation: [{ attributeName: "pa_cvyat", attributeValue }],
  });
  expect(messageOf(await shop.add(363, { variationId: 369 }))).toBe("&quot;Цвят&quot; е задължително поле");
  expect(messageOf(await shop.add(363, pick("zelen")))).toBe("Invalid value posted for Цвят");
  await shop.add(363, pick("cheren"));
  await shop.add(363, pick("rozov"));
  expect((await shop.add(363, pick("rozov"))).body.data).toEqual({
    addToCart: { cart: { contents: { itemCount: 3 } } },
  });
  const { body } = await shop.ask(
    "{ cart { contents { productCount nodes { variation { attributes { value } } } } } }",
  );
  expect(body.data).toMatchObject({ cart: { contents: { productCount: 2 } } });
});

test("a variation of another product is refused", async () => {
  expect(messageOf(await new DemoShop().add(256, { variationId: 941 }))).toBe(
    "Failed to add cart item. Please check input.",
  );
});

test("a virtual cart needs no delivery", async () => {
  const shop = new DemoShop();
  await shop.add(1129);
  const { body } = await shop.operate("cart/getCart");
  expect(body.data?.cart).toMatchObject({
    needsShippingAddress: false,
    chosenShippingMethods: [],
    availableShippingMethods: [],
    total: "34.90",
    shippingTotal: "0",
  });
});

test("a shop that ships to the billing address only needs no other, and offers rates all the same", async () => {
  const shop = new DemoShop();
  await shop.setUp("options", { shipsToBillingOnly: true });
  await shop.add(248);
  const { body } = await shop.operate("cart/getCart");
  expect(body.data?.cart).toMatchObject({
    needsShippingAddress: false,
    availableShippingMethods: [{ rates: [{ id: expect.any(String) }, {}] }],
  });
});

test("a free product can be bought and costs only its shipping", async () => {
  const shop = new DemoShop();
  await shop.add(248);
  const { body } = await shop.operate("cart/getCart");
  expect(body.data?.cart).toMatchObject({ subtotal: "0", total: "4.99", contents: { nodes: [{ total: "0" }] } });
});

test("each country has its shipping rates; one that isn't sold to has none", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 2 });
  const ratesIn = async (country: string) => {
    await shop.operate("checkout/updateCustomer", { input: { shipping: { country } } });
    const { body } = await shop.operate("cart/getCart");
    return body.data?.cart as {
      chosenShippingMethods: string[];
      availableShippingMethods: { rates: { id: string }[] | null }[];
    };
  };
  expect((await ratesIn("GR")).chosenShippingMethods).toEqual(["flat_rate:4"]);
  const bulgaria = await ratesIn("BG");
  expect(bulgaria.availableShippingMethods[0]?.rates?.map(({ id }) => id)).toEqual([
    "flat_rate:1",
    "flat_rate:2",
    "free_shipping:3",
  ]);
  expect(await ratesIn("FR")).toMatchObject({
    chosenShippingMethods: [""],
    availableShippingMethods: [{ rates: null }],
  });
});
