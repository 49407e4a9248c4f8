import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "./storefront-plugin.ts";
import { DemoShop } from "../testing/demo-shop.ts";

const INPUT = {
  reference: "261121-AAAAAA",
  declaredAt: "2026-11-21T12:05:33.000Z",
  name: "Гост Гостев",
  orderNumber: "1201",
  email: "GOST@shop.test",
  goods: "Казеин, 1 бр.",
};

/** A shop with one order, number 1201. */
async function openShop(secret: string | null = DEMO_STOREFRONT_SECRET): Promise<DemoShop> {
  const shop = new DemoShop();
  shop.storefrontSecret = secret;
  await shop.add(154);
  const billing = { firstName: "Гост", country: "BG", email: "gost@shop.test" };
  await shop.operate("checkout/checkout", { input: { paymentMethod: "cod", billing } });
  return shop;
}

const acknowledge = async (shop: DemoShop, more: Partial<typeof INPUT> = {}) =>
  (await shop.operate("extras/acknowledgeWithdrawal", { input: { ...INPUT, ...more } })).body;

const readMails = async (shop: DemoShop) =>
  (await (await shop.fetch("/outbox")).text())
    .split("<article>")
    .slice(1)
    .filter((mail) => mail.includes("отказ"));

async function readNotes(shop: DemoShop): Promise<string[]> {
  const [order] = (await (await shop.fetch("/__test/orders")).json()) as { notes?: string[] }[];
  return order?.notes ?? [];
}

test("a matching withdrawal sends two emails and adds a note, once, however often the shop asks", async () => {
  const shop = await openShop();
  for (let n = 0; n < 3; n += 1)
    expect((await acknowledge(shop)).data).toEqual({ acknowledgeWithdrawal: { isMailed: true } });
  const mails = await readMails(shop);
  expect(mails).toHaveLength(2);
  const [toMerchant, toShopper] = mails;
  for (const text of ["До GOST@shop.test", "261121-AAAAAA", "21.11.2026, 14:05:33", "№ 1201", "Казеин, 1 бр."])
    expect(toShopper).toContain(text);
  expect(toMerchant).toContain("До zdravei@sila.example");
  expect(toMerchant).toContain("съвпадат");
  expect(await readNotes(shop)).toEqual([expect.stringContaining("261121-AAAAAA")]);
});

test.each([{ email: "other@shop.test" }, { orderNumber: "9999" }, { orderNumber: "1201 OR 1=1" }])(
  "%o gets the same response, no note, and an email without the free text about goods",
  async (more) => {
    const shop = await openShop();
    expect((await acknowledge(shop, more)).data).toEqual({ acknowledgeWithdrawal: { isMailed: true } });
    const [toMerchant, toShopper] = await readMails(shop);
    expect(toShopper).not.toContain("Казеин, 1 бр.");
    expect(toMerchant).toContain("Казеин, 1 бр.");
    expect(toMerchant).toContain("Няма поръчка");
    expect(await readNotes(shop)).toEqual([]);
  },
);

test("it is for the shop alone", async () => {
  const guest = await openShop(null);
  expect((await acknowledge(guest)).errors).toMatchObject([
    { message: "storefront-secret-required: acknowledgeWithdrawal" },
  ]);
  expect(await readMails(guest)).toEqual([]);
});
