import * as v from "valibot";
import { OrderSeed, writeDemoOrder } from "./build-order.ts";
import orderTable from "./orders.json" with { type: "json" };
import type { DemoOrder } from "../types.ts";

/** Sorted by id, all below the demo's first live order, 1201. Customer 2, ivan, has an order of every status. */
export const orderSeeds = v.parse(v.array(OrderSeed), orderTable);

export const orders: DemoOrder[] = orderSeeds.map(writeDemoOrder);
