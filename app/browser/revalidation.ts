import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A cart change reloads nothing public: what public pages show doesn't depend on the shopper (design §2). */
export function keepPublicData({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== "GET" ? false : defaultShouldRevalidate;
}
