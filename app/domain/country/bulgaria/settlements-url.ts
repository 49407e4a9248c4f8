/** Where a browser loads the settlements from, when a shopper enters a field for them. */
export { default as settlementsUrl } from "./settlements.txt?url";
