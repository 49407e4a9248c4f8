import * as v from "valibot";
import { COURIERS } from "#country/couriers";
import type { DeliveryFacts, RateFacts } from "../../../app/domain/delivery/delivery-choice";
import { plainText } from "../html";

const ERROR_MAX = 200;
const NONE: DeliveryFacts = { weight: null, rates: [] };

const [keys, to, kinds] = [Object.keys(COURIERS), ["office", "address"] as const, ["office", "locker"] as const];
const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null);

const rateFacts = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  courier: orNull(
    v.pipe(
      v.string(),
      v.check((key) => keys.includes(key)),
    ),
  ),
  to: orNull(v.picklist(to)),
  offices: orNull(v.picklist(kinds)),
  // A price that can't be parsed counts as missing, so the rate can't be ordered.
  price: v.fallback(v.picklist(["known", "missing", "free"]), "missing"),
  pricedBy: orNull(v.picklist(to)),
  error: v.pipe(
    v.fallback(v.string(), ""),
    v.transform((html) => plainText(html).slice(0, ERROR_MAX)),
  ),
}) satisfies v.GenericSchema<unknown, RateFacts>;

const answer = v.object({
  storefront: v.object({
    delivery: v.object({
      weight: orNull(v.pipe(v.number(), v.finite(), v.minValue(0))),
      rates: v.fallback(v.array(v.unknown()), []),
    }),
  }),
});

/** The plugin's facts about a cart's rates, from a response's `extensions`. Facts that aren't valid are left out. */
export function readDeliveryFacts(extensions: unknown): DeliveryFacts {
  const read = v.safeParse(answer, extensions);
  if (!read.success) return NONE;
  const { weight, rates } = read.output.storefront.delivery;
  const known = rates.map((one) => v.safeParse(rateFacts, one));
  return { weight, rates: known.flatMap((one) => (one.success ? one.output : [])) };
}
