import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A cart change reloads nothing public: what public pages show doesn't depend on the shopper. */
export function keepPublicData({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== "GET" ? false : defaultShouldRevalidate;
}
