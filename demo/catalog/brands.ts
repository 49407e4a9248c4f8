import brandTable from "./brands.json" with { type: "json" };

interface Brand {
  /** HTML. */
  description: string;
  /** None of them exists. */
  maker: Maker;
}

interface Maker {
  name: string;
  address: string;
  contact: string;
  /** Outside the Union: the person inside it who is responsible for the products (Regulation 2023/988 art. 16). */
  isAbroad?: boolean;
}

/** By slug of pa_brands. */
export const brands: Record<string, Brand> = brandTable;
