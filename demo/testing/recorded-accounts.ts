import type { DemoAccounts } from "../accounts/seed-accounts.ts";
import type { DemoCustomer, DemoOrder } from "../content/types.ts";
import type { Address } from "../session/shopper-data.ts";
import { DemoShop } from "./demo-shop.ts";
import { buildRecordedCatalog } from "./recorded-catalog.ts";
import { readSample } from "./replay.ts";

export const PASSWORD = "Parola-123!";

/** The customers of the recorded shop, and their orders as far as the samples show them. */
export function buildRecordedAccounts(): DemoAccounts {
  const first = readSample("customer-orders").response.body.data?.customer as RecordedOrders;
  const second = readSample("customer-orders-page2").response.body.data?.customer as RecordedOrders;
  const ivansFirst: RecordedOrder = {
    databaseId: 1148,
    orderKey: "wc_order_i4UY3I3ZR8kiy",
    status: "COMPLETED",
    date: "2026-05-04T12:00:00+03:00",
    rawTotal: "126.67",
  };
  return {
    customers: [
      customer(2, "ivan", "Иван", "Петров", "София", "ул. Граф Игнатиев 5"),
      customer(3, "maria", "Мария", "Георгиева", "Пловдив", "бул. Руски 10"),
      customer(4, "georgi", "Георги", "Тестов"),
      // The next customer to register is the recorded number 8.
      customer(7, "sedmi", "Седми", "Тестов"),
    ],
    orders: [
      ...[...first.orders.nodes, ...second.orders.nodes, ivansFirst].map((order) => toOrder(order, 2)),
      toOrder({ ...ivansFirst, databaseId: 1172, orderKey: "wc_order_ofmaria" }, 3),
      toOrder({ ...ivansFirst, databaseId: 1200, orderKey: "wc_order_t7rdplDhOJzhy" }, null),
    ],
    files: [],
    downloads: [
      { ...DOWNLOAD, id: 1, downloadId: "7ddcba9f1385ea7156c16ac868fd3b7f" },
      { ...DOWNLOAD, id: 2, downloadId: "a1c9404909805c4b790c5db231931ed4", downloadsRemaining: 3 },
    ],
  };
}

export function openRecordedShop(): DemoShop {
  return new DemoShop(buildRecordedCatalog(), "true", buildRecordedAccounts());
}

/** Signed in, and without a session token, as most of the samples are. */
export async function openShopOf(username: string): Promise<DemoShop> {
  const shop = openRecordedShop();
  await signIn(shop, username);
  shop.token = null;
  return shop;
}

/** As the shop does: the tokens of the response are this shopper's from then on. */
export async function signIn(shop: DemoShop, username: string, password = PASSWORD): Promise<Record<string, unknown>> {
  const { body } = await shop.operate("account/login", { username, password });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const login = body.data?.login as Record<string, unknown>;
  shop.authToken = String(login.authToken);
  return login;
}

interface RecordedOrder {
  databaseId: number;
  orderKey: string;
  status: DemoOrder["status"];
  date: string;
  rawTotal: string;
}

interface RecordedOrders {
  orders: { nodes: RecordedOrder[] };
}

const DOWNLOAD = {
  customerId: 2,
  orderId: 1153,
  productId: 1125,
  name: "Програма за начинаещи – 8 седмици – част 1",
  file: "/wp-content/uploads/woocommerce_uploads/programa-0-0.pdf",
  downloadsRemaining: null,
  accessExpires: null,
};

function customer(
  id: number,
  username: string,
  firstName: string,
  lastName: string,
  city = "",
  address1 = "",
): DemoCustomer {
  const email = `${username}@shop.test`;
  const address: Address = city
    ? { firstName, lastName, address1, city, state: "BG-22", postcode: "1000", country: "BG", phone: "0888123456" }
    : {};
  return {
    id,
    username,
    password: PASSWORD,
    email,
    firstName,
    lastName,
    registered: "2026-02-01T10:00:00+02:00",
    billing: city ? { ...address, email } : {},
    shipping: address,
  };
}

function toOrder(
  { databaseId, orderKey, status, date, rawTotal }: RecordedOrder,
  customerId: number | null,
): DemoOrder {
  return {
    id: databaseId,
    customerId,
    orderKey,
    status,
    date,
    currency: "BGN",
    paymentMethod: "cod",
    paymentMethodTitle: "Наложен платеж",
    customerNote: null,
    money: {
      subtotal: "110.62",
      discountTotal: "9.22",
      discountTax: "1.84",
      shippingTotal: "4.158333",
      shippingTax: "0.83",
      total: rawTotal,
      totalTax: "21.11",
    },
    billing: { email: "ivan@shop.test", country: "BG" },
    shipping: { country: "BG" },
    lines: [
      { productId: 154, variationId: null, name: "Казеин", quantity: 1, ...LINE_MONEY },
      { productId: 256, variationId: 266, name: "Тениска", quantity: 2, ...LINE_MONEY },
    ],
    shippingLines: [],
    couponLines: [{ code: "fit10", discount: "9.22", discountTax: "1.84" }],
    metaData: [],
    transactionId: null,
    refunds: [],
  };
}

const LINE_MONEY = { subtotal: "59.83", subtotalTax: "11.97", total: "53.85", totalTax: "10.77" };
