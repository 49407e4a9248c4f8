/** An error whose text is meant for the shopper. Any other becomes "Internal server error", as in WPGraphQL. */
export class UserError extends Error {}

/** Where the real backend crashes: an internal error too, but not logged. */
export class ImitatedFault extends Error {}
