import { expect, test } from "vitest";
import { orderAtBank } from "../../tests/doubles/shopper/order-at-bank";

const ACCOUNTS = [
  { holder: "Сила Спорт ООД", iban: "BG80BNBG96611020345678", bic: "BNBGBGSD", bank: "Демо банка" },
  { holder: "Сила Спорт ООД", iban: "BG18RZBB91550123456789", bic: "RZBBBGSF", bank: "Втора демо банка" },
];

test.each(["", "georgi"])(
  "an order paid by bank transfer shows the plugin's bank accounts, for guests and customers: %j",
  async (username) => {
    const { orders, session, databaseId, orderKey } = await orderAtBank({ paymentMethod: "bacs", username });
    expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "ON_HOLD", bankAccounts: ACCOUNTS });
    const own = await session.account.findOwnOrder(databaseId);
    if (username) expect(own).toMatchObject({ ok: true, value: { bankAccounts: ACCOUNTS } });
  },
);

test("for other payment methods no bank accounts are shown", async () => {
  const { orders, databaseId, orderKey } = await orderAtBank({ paymentMethod: "cod" });
  expect(await orders.find(databaseId, orderKey)).not.toHaveProperty("bankAccounts");
});
