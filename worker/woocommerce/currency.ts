import { GetBackendCurrencyDocument } from "../../graphql/generated/documents";
import { readCurrency } from "../../app/domain/values/currency";
import type { BackendClient } from "./client";
import { readResult } from "./fields";
import { fail, type Result } from "../../app/domain/values/result";

/** The currency that WooCommerce sells in; null where it is neither lev nor euro. */
export async function askCurrency(client: BackendClient): Promise<Result<"BGN" | "EUR" | null>> {
  const { data, failure } = await client.query(GetBackendCurrencyDocument, {});
  if (!data) return fail(failure ?? { kind: "bad-answer" });
  return readResult(() => readCurrency(data.cart?.total));
}
