/** An address as the checkout form and the order carry it; "" where nothing is given. */
export interface Address {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  /** Region code, "BG-22". */
  state: string;
  /** ISO 3166 code. */
  country: string;
  email: string;
  phone: string;
}

export interface Region {
  code: string;
  name: string;
}

export const EMPTY_ADDRESS: Address = {
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  city: "",
  postcode: "",
  state: "",
  country: "",
  email: "",
  phone: "",
};

/** Names of countries in Bulgarian by ISO code. For loaders: browsers spell some names in another way than the server. */
export function countryNames(codes: string[]): Record<string, string> {
  const names = new Intl.DisplayNames(["bg"], { type: "region", fallback: "code" });
  return Object.fromEntries(
    codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => [code, names.of(code) ?? code]),
  );
}
