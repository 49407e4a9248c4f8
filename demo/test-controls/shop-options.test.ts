import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";

async function openShop(options: Record<string, unknown>): Promise<DemoShop> {
  const shop = new DemoShop();
  await shop.setUp("options", options);
  return shop;
}

test("paymentGateways is answered as recorded where the shop takes cards", async () => {
  await expectReplay(await openShop({ hasCardPayments: true }), "paymentGateways");
  const { body } = await new DemoShop().ask("{ paymentGateways { nodes { id } } }");
  expect(body.data).toEqual({ paymentGateways: { nodes: [{ id: "cod" }, { id: "bacs" }] } });
});

test("a shop may take a fee for cash on delivery, which only the order shows", async () => {
  const gatewayFee = { gateway: "cod", name: "Наложен платеж", amount: 1.5, taxable: true };
  const shop = await openShop({ gatewayFee });
  const order = async (paymentMethod: string) => {
    await shop.add(154);
    const input = { paymentMethod, billing: { country: "BG", email: "gost@shop.test" } };
    const { body } = await shop.operate("checkout/checkout", { input });
    return (body.data as { checkout: { order: object } }).checkout.order;
  };
  expect(await order("cod")).toMatchObject({
    total: "62.48",
    totalTax: "10.41",
    feeLines: { nodes: [{ name: "Наложен платеж", total: "1.5", totalTax: "0.3" }] },
  });
  expect(await order("bacs")).toMatchObject({ total: "60.68", feeLines: { nodes: [] } });
});

test("a shop may offer local pickup, which is never chosen by default", async () => {
  const shop = await openShop({ hasLocalPickup: true });
  await shop.add(154);
  const { body } = await shop.operate("cart/getCart");
  expect(body.data?.cart).toMatchObject({
    chosenShippingMethods: ["flat_rate:1"],
    availableShippingMethods: [{ rates: [{ id: "flat_rate:1" }, { id: "flat_rate:2" }, { id: "local_pickup:5" }] }],
  });
});
