import url from "./settlements.txt?url";

/** The URL of the settlements, which a browser loads when a shopper focuses a field for them. */
export const settlementsUrl: string = url;
