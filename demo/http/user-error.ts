/** An error whose text is meant for the shopper. Any other becomes "Internal server error", as in WPGraphQL. */
export class UserError extends Error {}

/** Where the real backend falls over: answered as an internal error too, but nothing for the log. */
export class ImitatedFault extends Error {}
