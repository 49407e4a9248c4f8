import type { Minor } from "../values/money";
import type { Pricing } from "../product/product";

/** What has a price of its own, and whatever of that kind belongs to it. */
interface Bearer {
  databaseId: number;
  pricing: Pricing;
  variations?: Bearer[];
  grouped?: Bearer[];
}

/** A reduced price whose past is asked for; hundredths. */
export interface ReducedPrice {
  id: number;
  price: Minor;
  regular: Minor;
}

/** Every reduced price among these and their variations whose lowest price before isn't known yet. */
export function listReduced(bearers: Bearer[]): ReducedPrice[] {
  return bearers.flatMap(({ databaseId, pricing, variations = [], grouped = [] }) => {
    const parts = listReduced([...variations, ...grouped]);
    const { lowest, before, prior } = pricing;
    if (variations.length > 0 || lowest === null || before === undefined || prior !== undefined) return parts;
    return [{ id: databaseId, price: lowest, regular: before }, ...parts];
  });
}

/** The same with what was found out, by id. */
export function addPriors<T extends Bearer>(bearer: T, priors: Map<number, Minor>): T {
  const prior = priors.get(bearer.databaseId);
  const { variations, grouped } = bearer;
  return {
    ...bearer,
    ...(prior === undefined || variations?.length ? {} : { pricing: { ...bearer.pricing, prior } }),
    ...(variations && { variations: variations.map((one) => addPriors(one, priors)) }),
    ...(grouped && { grouped: grouped.map((one) => addPriors(one, priors)) }),
  };
}
