import { expect, test } from "vitest";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { AbuseCounters } from "../../tests/doubles/platform/abuse-counters";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { exportWithdrawals, WITHDRAWALS_EXPORT_PATH } from "./withdrawals";
import { WithdrawalStore } from "./withdrawal-store";

const SECRET = "e".repeat(32);
const NOON = Date.parse("2026-11-21T12:00:00Z");

async function setUp(variables: Record<string, string> = { EXPORT_SECRET: SECRET }) {
  const app = makeShopApp(variables);
  app.get(WITHDRAWALS_EXPORT_PATH, exportWithdrawals);
  app.all("*", (c) => c.text("the shop's own 404", 404));
  const bindings = { SHOP_DB: openShopDatabase(), ABUSE_COUNTER: new AbuseCounters().namespace };
  const statement = { name: "Мария", orderNumber: "1201", email: "maria@example.bg", goods: "=HYPERLINK()" };
  const store = new WithdrawalStore(bindings.SHOP_DB);
  await store.add(statement, "a", NOON);
  await store.add({ ...statement, goods: "" }, "a", NOON + 1000);
  const ask = (password?: string, user = "merchant") => {
    const headers: Record<string, string> =
      password === undefined ? {} : { authorization: `Basic ${btoa(`${user}:${password}`)}` };
    return app.request(`https://shop.test${WITHDRAWALS_EXPORT_PATH}`, { headers }, bindings);
  };
  return { ask, bindings };
}

test("without EXPORT_SECRET the page doesn't exist, whatever password is sent", async () => {
  const { ask } = await setUp({});
  for (const password of [undefined, "", "undefined"]) expect((await ask(password)).status).toBe(404);
});

test("the merchant gets the table: newest first, in Sofia time, without formulas, uncached", async () => {
  const response = await (await setUp()).ask(SECRET);
  const { status, headers } = response;
  expect([status, headers.get("cache-control"), headers.get("content-type")]).toEqual([
    200,
    "no-store",
    "text/csv; charset=utf-8",
  ]);
  expect(headers.get("content-disposition")).toBe('attachment; filename="withdrawals.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  expect(lines[0]).toBe('"Номер на отказа";"Получен";"Поръчка";"Име";"Имейл";"Стоки";"Изпратено потвърждение"');
  expect(lines[1]).toMatch(
    /^"261121-\w{6}";"21.11.2026 14:00:01";"1201";"Мария";"maria@example.bg";"цялата поръчка";"не"$/,
  );
  expect(lines[2]).toContain(`;"'=HYPERLINK()";`);
});

test("a database that fails on the way breaks the download off, so that it doesn't look whole", async () => {
  const { ask, bindings } = await setUp();
  const prepare = bindings.SHOP_DB.prepare.bind(bindings.SHOP_DB);
  let lists = 0;
  bindings.SHOP_DB.prepare = (sql) => {
    if (/ORDER BY declared_at/.test(sql) && (lists += 1) > 1) throw new Error("down");
    return prepare(sql);
  };
  const response = await ask(SECRET);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("down");
});

test("a wrong password gets nothing, and ten attempts in 15 minutes", async () => {
  const { ask } = await setUp();
  const asked = await ask();
  expect([asked.status, asked.headers.get("www-authenticate")]).toEqual([
    401,
    'Basic realm="withdrawals", charset="UTF-8"',
  ]);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const response = await ask(`${SECRET}${n}`);
    expect(await response.text()).not.toContain("maria");
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  expect((await ask(SECRET)).headers.get("retry-after")).toBe("900");
});

test("a failing database is a 500", async () => {
  const app = makeShopApp({ EXPORT_SECRET: SECRET });
  app.onError((_, c) => c.text("a page for 500", 500));
  app.get(WITHDRAWALS_EXPORT_PATH, exportWithdrawals);
  const headers = { authorization: `Basic ${btoa(`x:${SECRET}`)}` };
  const bindings = { ABUSE_COUNTER: new AbuseCounters().namespace };
  expect((await app.request(`https://shop.test${WITHDRAWALS_EXPORT_PATH}`, { headers }, bindings)).status).toBe(500);
});
