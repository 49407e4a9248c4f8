import { href } from "react-router";
import * as paths from "#paths";
/** A step of the hand-over to WooCommerce's own checkout, as a URL states it. */
type TransferStep =
  /** To WooCommerce. browser: hash of the cookie that WordPress set; null: not yet set. productId null: to the checkout. */
  | { kind: "go"; browser: string | null; productId: number | null }
  /** Back from WooCommerce with a placed order; isCancelled: its payment was canceled. */
  | { kind: "return"; databaseId: number; orderKey: string; isCancelled: boolean }
  /** WordPress refused the session: a bad or used link, or a browser in which a staff member is signed in. */
  | { kind: "refused"; why: "link" | "staff" };

const ID = /^[1-9]\d{0,9}$/;

/**
 * Parses the query of the page that redirects to WooCommerce's own checkout; unknown and invalid parameters are ignored.
 * The plugin and this shop write such queries.
 */
export function readTransfer(query: URLSearchParams): TransferStep {
  const given = (name: string) => query.get(name) ?? "";
  if (query.has("refused")) return { kind: "refused", why: given("refused") === "staff" ? "staff" : "link" };
  const [order, orderKey] = [given("order"), given("key")];
  if (ID.test(order) && /^\w{1,100}$/.test(orderKey))
    return { kind: "return", databaseId: Number(order), orderKey, isCancelled: query.has("cancelled") };
  const browser = /^[0-9a-f]{64}$/.test(given("browser")) ? given("browser") : null;
  return { kind: "go", browser, productId: ID.test(given("product")) ? Number(given("product")) : null };
}

/** The shop's path that hands the session over and redirects to WooCommerce's own page of a product. */
export function buyTherePath(productId: number): string {
  return `${href(paths.wordpressCheckout)}?product=${productId}`;
}
