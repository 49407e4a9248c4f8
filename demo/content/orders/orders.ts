import { ordersOfIvan } from "./orders-of-ivan.ts";
import { writeDemoOrder, type OrderSeed } from "./build-order.ts";
import type { DemoOrder } from "../types.ts";

const ordersOfOthers: OrderSeed[] = [
  {
    id: 1183,
    customerId: 3,
    key: "aP93kLxwTq6Zu",
    status: "COMPLETED",
    date: "2026-04-09T14:02:00+03:00",
    payment: "cod",
    delivery: "office",
    lines: [["MAR-LEG-S", 1, "69.90"]],
  },
  {
    id: 1186,
    customerId: 4,
    key: "Zk8BoPc35WtGm",
    status: "COMPLETED",
    date: "2026-07-02T11:15:00+03:00",
    payment: "bacs",
    delivery: "free",
    note: "Моля за фактура на фирмата.",
    lines: [
      ["SIL-KB-16-KG", 2, "89.90"],
      ["SIL-DB-10-KG", 4, "64.90"],
    ],
  },
  {
    id: 1188,
    customerId: 5,
    key: "C3xMdZ84KfUwp",
    status: "COMPLETED",
    date: "2026-08-05T13:37:00+03:00",
    payment: "stripe",
    transactionId: "pi_demo_1188",
    delivery: "abroad",
    lines: [
      ["BAL-CREA-500-G", 1, "39.90"],
      ["TOR-PRE-360-LIMON", 1, "49.90"],
    ],
  },
  {
    id: 1191,
    customerId: 3,
    key: "e2VuKb58NtDzo",
    status: "PROCESSING",
    date: "2026-11-17T18:22:00+02:00",
    payment: "cod",
    delivery: "office",
    lines: [
      ["MAR-GYM-ROZOV-39", 1, "103.20"],
      ["MAR-WTEE-ROZOV-S", 1, "34.90"],
    ],
  },
  {
    id: 1195,
    customerId: null,
    key: "b7NdFm05XjGsu",
    status: "PROCESSING",
    date: "2026-11-20T07:58:00+02:00",
    payment: "cod",
    delivery: "address",
    lines: [["SIL-GLOVE-M", 1, "27.92"]],
  },
];

/** Ids end below the demo's first live order, 1201. */
export const orders: DemoOrder[] = [...ordersOfIvan, ...ordersOfOthers]
  .toSorted((a, b) => a.id - b.id)
  .map(writeDemoOrder);
