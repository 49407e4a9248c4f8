/** What an address of the hand-over to WooCommerce's own checkout asks for. */
type TransferStep =
  /** browser null: WordPress has given this browser no cookie yet. productId null: to the checkout. */
  | { kind: "go"; browser: string | null; productId: number | null }
  /** Back from there, with an order or without its payment. */
  | { kind: "return"; databaseId: number; orderKey: string; isCancelled: boolean }
  /** WordPress didn't take the shopper over. */
  | { kind: "refused"; why: "link" | "staff" };

/** The page that leads to WooCommerce's own checkout. */
export const TRANSFER_PATH = "/checkout/wordpress";

const ID = /^[1-9]\d{0,9}$/;

/** Total: what is no part of it is left out. The addresses are written by the WordPress plugin and by this shop. */
export function readTransfer(query: URLSearchParams): TransferStep {
  const given = (name: string) => query.get(name) ?? "";
  if (query.has("refused")) return { kind: "refused", why: given("refused") === "staff" ? "staff" : "link" };
  const [order, orderKey] = [given("order"), given("key")];
  if (ID.test(order) && /^\w{1,100}$/.test(orderKey))
    return { kind: "return", databaseId: Number(order), orderKey, isCancelled: query.has("cancelled") };
  const browser = /^[0-9a-f]{64}$/.test(given("browser")) ? given("browser") : null;
  return { kind: "go", browser, productId: ID.test(given("product")) ? Number(given("product")) : null };
}

/** Leads to a product that WooCommerce's own page sells, in the session of this shop. */
export function buyTherePath(productId: number): string {
  return `${TRANSFER_PATH}?product=${productId}`;
}
