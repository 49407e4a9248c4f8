import type { GraphQLError, SourceLocation } from "graphql";
import { ImitatedFault, UserError } from "./user-error.ts";

export interface ShownError {
  message: string;
  locations?: readonly SourceLocation[];
  path?: readonly (string | number)[];
}

/** Only errors of the request and a resolver's errors for the shopper are returned; others are logged. */
export function showError(error: GraphQLError): ShownError {
  const { originalError, locations, path } = error;
  // Only errors of resolvers have a path.
  const isInternal = path !== undefined && !(originalError instanceof UserError);
  if (isInternal && !(originalError instanceof ImitatedFault)) console.error(originalError ?? error);
  return {
    message: isInternal ? "Internal server error" : error.message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
  };
}

/** The wording of webonyx/graphql-php: `Expected Name, found {`, without quotes and full stop. */
export function showSyntaxError(error: GraphQLError): ShownError {
  return { ...showError(error), message: error.message.replace(/"([^"]*)"\.?$/, "$1").replace(/\.$/, "") };
}
