import * as v from "valibot";
import { COURIERS } from "#country/couriers";
import { plainText } from "../html";

const ERROR_MAX = 200;

const [keys, to, kinds] = [Object.keys(COURIERS), ["office", "address"] as const, ["office", "locker"] as const];
const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null);

const rateFacts = v.object({
  /** The rate's id, "woo_bg_econt:5". */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** A key of COURIERS; null: unknown. */
  courier: orNull(
    v.pipe(
      v.string(),
      v.check((key) => keys.includes(key)),
    ),
  ),
  /** null: unknown. */
  to: orNull(v.picklist(to)),
  /** Which kind of office the rate delivers to; null: any. */
  offices: orNull(v.picklist(kinds)),
  /**
   * missing: not calculated yet, or it can't be parsed, so the rate can't be ordered. free: the courier's plugin or
   * WooCommerce says that it is.
   */
  price: v.fallback(v.picklist(["known", "missing", "free"]), "missing"),
  /** What the price depends on: the office or the street, and then on the payment too; null: on none of these. */
  pricedBy: orNull(v.picklist(to)),
  /** Why the courier didn't calculate a price, as plain text; "" if it did. */
  error: v.pipe(
    v.fallback(v.string(), ""),
    v.transform((html) => plainText(html).slice(0, ERROR_MAX)),
  ),
});

const answer = v.object({
  storefront: v.object({
    delivery: v.object({
      weight: orNull(v.pipe(v.number(), v.finite(), v.minValue(0))),
      rates: v.fallback(v.array(v.unknown()), []),
    }),
  }),
});

export interface DeliveryFacts {
  /** The parcel's weight in kg; null: unknown. */
  weight: number | null;
  rates: v.InferOutput<typeof rateFacts>[];
}

/**
 * What our plugin says about a cart's rates, in the `extensions` of each response that calculated them. WooGraphQL's own
 * rates have no metadata. Facts that aren't valid are left out.
 */
export function readDeliveryFacts(extensions: unknown): DeliveryFacts {
  const read = v.safeParse(answer, extensions);
  if (!read.success) return { weight: null, rates: [] };
  const { weight, rates } = read.output.storefront.delivery;
  const known = rates.map((one) => v.safeParse(rateFacts, one));
  return { weight, rates: known.flatMap((one) => (one.success ? one.output : [])) };
}
