import type { GraphQLError, GraphQLInputObjectType, GraphQLSchema } from "graphql";
import { showError, type ShownError } from "./show-error.ts";

const GRAPHQL_JS = /^Variable "\$(\w+)" has invalid value(?: at ((?:\.\w+|\[\d+\])+))?: (.+)$/s;

const MISSING = /^Expected value of type "(\w+)" to include required field "(\w+)"/;

/** graphql-js names the path of a wrong value in a variable, graphql-php the value too. */
export function showVariableError(
  error: GraphQLError,
  variables: Record<string, unknown> | null,
  schema: GraphQLSchema,
): ShownError {
  const [, name, place = "", reason] = GRAPHQL_JS.exec(error.message) ?? [];
  if (name === undefined) return showError(error);
  const value = printJson(findValue(variables?.[name], place));
  const at = place ? ` at "${name}${place}"` : "";
  return {
    ...showError(error),
    message: `Variable "$${name}" got invalid value ${value}${at}; ${rewordReason(reason ?? "", schema)}`,
  };
}

/** As PHP's json_encode(): ASCII only. */
function printJson(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return (JSON.stringify(value) ?? "null").replaceAll("/", "\\/").replace(/[\u0080-\uffff]/g, escape);
}

function rewordReason(reason: string, schema: GraphQLSchema): string {
  const [, owner = "", missing] = MISSING.exec(reason) ?? [];
  if (missing !== undefined) {
    const type = (schema.getType(owner) as GraphQLInputObjectType).getFields()[missing]?.type;
    return `Field "${missing}" of required type "${String(type)}" was not provided.`;
  }
  const [, type, field] = /^Expected value of type "(\w+)" not to include unknown field "(\w+)"/.exec(reason) ?? [];
  return field === undefined ? reason : `Field "${field}" is not defined by type "${type}".`;
}

function findValue(value: unknown, place: string): unknown {
  const keys = place.match(/\w+/g) ?? [];
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}
