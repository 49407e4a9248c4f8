import type { OrderStatus } from "./database/order-document.ts";

export interface Gateway {
  id: string;
  title: string;
  description: string;
  /** Of an order that waits for the goods to go out, or for the money to come in. */
  orderStatus: OrderStatus;
}

export const GATEWAYS: readonly Gateway[] = [
  {
    id: "cod",
    title: "Наложен платеж",
    description: "Плащате при получаване на пратката.",
    orderStatus: "PROCESSING",
  },
  {
    id: "bacs",
    title: "Банков превод",
    description: "Преведете сумата по нашата сметка. Впишете номера на поръчката.",
    orderStatus: "ON_HOLD",
  },
];
