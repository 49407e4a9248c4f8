import { TransferStorefrontSessionDocument } from "../../../graphql/generated/documents";
import { fail } from "../../../app/domain/values/result";
import { readPart, withToken, type SessionResponse } from "../responses";
import type { BackendClient } from "../client";
import { text } from "../fields";

/** The session that is handed over to WooCommerce's own checkout. */
interface TransferRequest {
  /** SHA-256 of the cookie that WordPress gave this browser, in hex: the ticket opens nothing without it. */
  browser: string;
  checkoutId: string;
  /** A product that WordPress shows first; null: the checkout. */
  productId: number | null;
}

/**
 * Requests a ticket for the session with this token, valid for a minute and one use. Fails if the plugin doesn't run or
 * doesn't trust the shop (docs/wordpress-plugin.md).
 */
export async function sendTransfer(
  client: BackendClient,
  request: TransferRequest,
  token: string | null,
): Promise<SessionResponse<string>> {
  const response = await client.mutate(TransferStorefrontSessionDocument, { input: request }, token);
  const result = readPart(
    response,
    (data) => text(data.transferStorefrontSession?.ticket) || null,
    (ticket) => ticket,
  );
  // The reason of a refusal is only logged, for the merchant. The shopper can only pay in the shop.
  const isRefused = !result.ok && result.failure.kind === "refused";
  return withToken(response, isRefused ? fail({ kind: "bad-answer" }) : result);
}

/** The URL at which WordPress handles transfers, derived from that of its GraphQL endpoint. */
export function transferUrl(backendUrl: string, query: Record<string, string>): string {
  const address = new URL("./", backendUrl);
  address.search = new URLSearchParams({ "wc-api": "storefront_transfer", ...query }).toString();
  return address.href;
}
