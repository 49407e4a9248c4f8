import type { Pricing } from "../../app/domain/product/product";

/** What makes a variation one that is for sale, where a test has nothing to say of its price. */
export const PRICED: { pricing: Pricing } = {
  pricing: { lowest: 3112, highest: 3112 },
};

/** The opposite: a variation without a price, or one that is switched off. */
export const PRICELESS: { pricing: Pricing } = {
  pricing: { lowest: null, highest: null },
};
