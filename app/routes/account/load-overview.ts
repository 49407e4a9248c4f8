import type { LoaderFunctionArgs } from "react-router";
import { countryNames } from "../../domain/checkout/address";
import { callAsCustomer } from "./signed-in";

/** Loads the account overview; `owned` is null when the backend is unavailable, and then the page has status 503. */
export async function loadOverview(args: Pick<LoaderFunctionArgs, "request" | "url" | "context">) {
  const read = await callAsCustomer(args, (account) => account.readAccount());
  if (!read.ok) return { owned: null, countries: {} };
  const { billing, shipping } = read.value.customer;
  return { owned: read.value, countries: countryNames([billing.country, shipping.country]) };
}
