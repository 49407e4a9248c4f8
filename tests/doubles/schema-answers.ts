import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";

const SDL = readFileSync("graphql/schema.graphql", "utf8");

/** What a schema says to a query that it doesn't know all of, as GraphQL's JSON; null: it knows all of it. */
export function answerBySchema(body: string, without: (sdl: string) => string = (sdl) => sdl): string | null {
  const { query } = JSON.parse(body) as { query: string };
  const mistakes = validate(buildSchema(without(SDL)), parse(query), undefined, { maxErrors: 1000 });
  const errors = mistakes.map(({ message, locations }) => ({ message, locations }));
  return errors.length > 0 ? JSON.stringify({ errors }) : null;
}

/** Takes fields of a type out of a schema. */
export const dropFields =
  (type: string, ...fields: string[]) =>
  (sdl: string) =>
    sdl.replace(new RegExp(`^type ${type} [^{]*\\{[^]*?^\\}`, "m"), (block) =>
      fields.reduce((left, field) => left.replace(new RegExp(`^  ${field}(\\([^]*?\\))?: .*\\n`, "m"), ""), block),
    );
