import url from "./settlements.txt?url";

/** Where a browser loads the settlements from, when a shopper enters a field for them. */
export const settlementsUrl: string = url;
