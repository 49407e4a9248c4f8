import type { Order, Shipment } from "../../app/domain/orders/order";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { hasCapability } from "../catalog/store/row-reader";
import { fetchShipments } from "../woocommerce/checkout/plugin-queries";
import type { BackendClient } from "../woocommerce/client";

/** The parcels of an order, as soon as the courier's plugin has made their waybills; undefined: unknown now. */
export type FindShipments = (order: Order) => Promise<Shipment[] | undefined>;

/**
 * Statuses of orders that aren't handed over yet. A courier's plugin may have statuses of its own, such as SPEEDY_BOL.
 */
const UNSENT = /^(PENDING|CHECKOUT_DRAFT|CANCELLED|FAILED)$/;

/** `client`: one that the plugin trusts. A plugin without couriers isn't queried. */
export function openShipments(client: BackendClient, openReader: () => CatalogReader): FindShipments {
  return async (order) => {
    if (!order.needsProcessing || UNSENT.test(order.status) || !(await hasCapability(openReader, "couriers")))
      return undefined;
    const found = await fetchShipments(client, order);
    return found.ok ? found.value : undefined;
  };
}
