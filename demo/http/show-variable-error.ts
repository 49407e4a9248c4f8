import type { GraphQLError } from "graphql";
import { showError, type ShownError } from "./show-error.ts";

const GRAPHQL_JS = /^Variable "\$(\w+)" has invalid value(?: at ((?:\.\w+|\[\d+\])+))?: (.+)$/s;

/** graphql-js says where in a variable a wrong value stands, graphql-php says the value too. */
export function showVariableError(error: GraphQLError, variables: Record<string, unknown> | null): ShownError {
  const [, name, place = "", reason] = GRAPHQL_JS.exec(error.message) ?? [];
  if (name === undefined) return showError(error);
  const value = JSON.stringify(findValue(variables?.[name], place));
  const at = place ? ` at "${name}${place}"` : "";
  return { ...showError(error), message: `Variable "$${name}" got invalid value ${value}${at}; ${reason}` };
}

function findValue(value: unknown, place: string): unknown {
  const keys = place.match(/\w+/g) ?? [];
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}
