import * as v from "valibot";
import { OrderSeed, writeDemoOrder } from "./build-order.ts";
import orderTable from "./orders.json" with { type: "json" };
import type { DemoOrder } from "../types.ts";

/** Sorted by id, which end below the demo's first live order, 1201. The customer 2, ivan, has one of every status. */
export const orderSeeds = v.parse(v.array(OrderSeed), orderTable);

export const orders: DemoOrder[] = orderSeeds.map(writeDemoOrder);
