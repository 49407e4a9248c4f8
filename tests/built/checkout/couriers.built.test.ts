import { beforeAll, expect, test, vi } from "vitest";
import { listOffices } from "../../../demo/couriers/offices";
import type { BuiltShop } from "../../built-shop/built-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { notifyCouriers } from "../../built-shop/courier-shop";
import { runBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";
import { findProduct } from "../../fixtures/demo-products";

const SIMPLE = findProduct(
  ({ type, stock, virtual, salePrice }) => type === "SIMPLE" && (stock ?? 0) > 20 && !virtual && !salePrice,
);
const OFFICES = listOffices("econt").filter(({ city, kind }) => city === "София" && kind === "office");
const ELSEWHERE = listOffices("econt").find(({ city }) => city === "Варна")!;
const [FIRST, SECOND] = OFFICES;
const SOFIA = "/api/offices?courier=econt&kind=office&city=%D1%81%D0%BE%D1%84%D0%B8%D1%8F&region=BG-22";
const SOON = { timeout: 60_000, interval: 300 };
const PLACED = /^\/checkout\/order-received\/\d+\?key=/;
const RATE = "woo_bg_econt:11";

let shop: BuiltShop;
let visitor: Visitor;
runBuiltShop((built) => void ({ shop, visitor } = built));

const readOffices = async (path: string) =>
  (await (await shop.visit().open(path)).json<{ offices: { id: string; name: string }[] | null }>()).offices;

beforeAll(async () => {
  await notifyCouriers(shop, "ready");
  await vi.waitUntil(async () => (await readOffices(SOFIA))?.length === OFFICES.length, SOON);
}, SOON.timeout);

/** The form of a shopper with a product, whose rate to an office is chosen. */
async function openForm(fields: Record<string, string> = {}): Promise<Record<string, string>> {
  await visitor.add(SIMPLE.id);
  const chosen = { "billing.courier": "econt", "billing.officeId": "", "billing.office": "", rateId: RATE };
  return { ...(await readCheckoutForm(visitor)), ...chosen, ...fields };
}

async function press(form: Record<string, string>) {
  const answer = await visitor.submit("/checkout", form);
  const html = answer.status === 303 ? "" : await answer.text();
  const seenTotal = /name="seenTotal"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
  return { answer, html, seenTotal, location: answer.headers.get("location") ?? "" };
}

test("offices of a settlement are answered from the replica, cached, and also while the courier is down", async () => {
  const found = await readOffices(SOFIA);
  expect(found?.map(({ id }) => id).toSorted()).toEqual(OFFICES.map(({ id }) => id).toSorted());
  const before = shop.logs.length;
  await notifyCouriers(shop, "down");
  const hasFailed = () => shop.logs.slice(before).some((line) => line.includes("couriers-fault"));
  await expect.poll(hasFailed, SOON).toBe(true);
  const others = "/api/offices?courier=econt&city=%D0%92%D0%B0%D1%80%D0%BD%D0%B0&region=BG-03";
  expect(await readOffices(others)).not.toEqual([]);
  expect(await readOffices("/api/offices?courier=econt&postcode=0000&city=x")).toEqual([]);
  for (const none of ["courier=other&city=Sofia", "courier=econt", "", "courier=__proto__&city=a"])
    expect(await readOffices(`/api/offices?${none}`), none).toBeNull();
  await notifyCouriers(shop, "ready");
});

test("a rate is priced when its office is chosen, the price is said before it is charged, and the order has the office's id", async () => {
  await shop.setOptions({ couriers: "ready" });
  const form = await openForm();
  const without = await press(form);
  expect([without.answer.status, without.html]).toEqual([422, expect.stringContaining("Изберете офис от списъка.")]);
  const priced = await press({ ...form, "billing.officeId": FIRST!.id });
  expect(priced.answer.status).toBe(422);
  expect(priced.html).toMatch(/Доставката струва [\d,]+/);
  expect(priced.html).toContain("0888 123 456");
  const placed = await press({ ...form, "billing.officeId": FIRST!.id, seenTotal: priced.seenTotal });
  expect(placed.location).toMatch(PLACED);
  const order = (await shop.readOrders()).at(-1) as {
    metaData: { key: string; value: string }[];
    shipping: { address1: string };
  };
  expect(order.metaData).toEqual(expect.arrayContaining([{ key: "courier_office_id", value: FIRST!.id }]));
  expect(order.shipping.address1).toContain(FIRST!.name);
});

test("a forged, foreign or other tab's office is said, and nothing is ordered", async () => {
  await shop.setOptions({ couriers: "ready" });
  const before = (await shop.readOrders()).length;
  const form = await openForm({ "billing.officeId": FIRST!.id });
  const { seenTotal } = await press(form);
  for (const [officeId, words] of [
    ["999", "вече няма този офис"],
    [ELSEWHERE.id, "не е в населеното място"],
  ] as const)
    expect((await press({ ...form, seenTotal, "billing.officeId": officeId })).html).toContain(words);
  await visitor.submit("/checkout", {
    ...form,
    "billing.officeId": SECOND!.id,
    paymentMethod: "bacs",
    intent: "update",
  });
  const again = await press({ ...form, seenTotal: "1" });
  expect(again.html).toMatch(/Сумата вече е|Доставката струва/);
  expect(again.seenTotal).toBe(seenTotal);
  expect(await shop.readOrders()).toHaveLength(before);
});

test("a courier that is down while ordering leaves the form as it is, and the order goes through afterwards", async () => {
  await shop.setOptions({ couriers: "ready" });
  const form = await openForm({ "billing.officeId": FIRST!.id });
  const { seenTotal } = await press(form);
  await shop.setOptions({ couriers: "down" });
  const down = await press({ ...form, seenTotal, "billing.officeId": SECOND!.id });
  expect(down.answer.status).toBe(422);
  expect(down.html).toContain("Куриерът още не е дал цена.");
  expect(down.html).toContain("Димитрова");
  await shop.setOptions({ couriers: "ready" });
  expect((await press({ ...form, seenTotal })).location).toMatch(PLACED);
});
