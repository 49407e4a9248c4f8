import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Cart changes revalidate no public data, which doesn't depend on the shopper. */
export function keepPublicData({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== "GET" ? false : defaultShouldRevalidate;
}
