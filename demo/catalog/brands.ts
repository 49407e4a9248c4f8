import brandTable from "./brands.json" with { type: "json" };

interface Brand {
  /** HTML. */
  description: string;
  /** An invented company. */
  maker: Maker;
}

interface Maker {
  name: string;
  address: string;
  contact: string;
  /** Outside the Union: the person inside it who is responsible for the products (Regulation 2023/988 art. 16). */
  isAbroad?: boolean;
}

/** Brands by their slug in pa_brands. */
export const brands: Record<string, Brand> = brandTable;
