import type { GraphQLError, SourceLocation } from "graphql";
import { ImitatedFault, UserError } from "./user-error.ts";

export interface ShownError {
  message: string;
  locations?: readonly SourceLocation[];
  path?: readonly (string | number)[];
}

/** Only the mistakes of the question and what a resolver says to the shopper are told; the rest stays in the log. */
export function showError(error: GraphQLError): ShownError {
  const { originalError, locations, path } = error;
  // Only what a resolver did has a path.
  const isInternal = path !== undefined && !(originalError instanceof UserError);
  if (isInternal && !(originalError instanceof ImitatedFault)) console.error(originalError ?? error);
  return {
    message: isInternal ? "Internal server error" : error.message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
  };
}

/** In the words of webonyx/graphql-php: `Expected Name, found {`, without quotes and stop. */
export function showSyntaxError(error: GraphQLError): ShownError {
  return { ...showError(error), message: error.message.replace(/"([^"]*)"\.?$/, "$1").replace(/\.$/, "") };
}
