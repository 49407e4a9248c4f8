import { readdirSync, readFileSync } from "node:fs";
import { parse, print, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { buildDemoSchema } from "../http/demo-schema.ts";
import { DEMO_ORIGIN, PICTURES_PATH } from "../http/origin.ts";

export interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: { message: string; locations?: unknown; path?: (string | number)[] }[];
}

interface Sample {
  request: { headers: Record<string, string>; body: { query: string; variables?: Record<string, unknown> } };
  response: { status: number; headers: Record<string, string>; body: GraphqlBody };
}

const ROOT = new URL("../../", import.meta.url).pathname;
const schema = buildDemoSchema(
  readFileSync(`${ROOT}graphql/schema.graphql`, "utf8"),
  readFileSync(`${ROOT}demo/schema-extras.graphql`, "utf8"),
);

/** A request and its response, recorded from a real WooCommerce. */
export function readSample(name: string): Sample {
  return JSON.parse(readFileSync(`${ROOT}tests/contract/samples/${name}.json`, "utf8")) as Sample;
}

/** One of the shop's own operations with all fragments that it may need. */
export function readOperation(path: string): string {
  const fragments = readdirSync(`${ROOT}graphql/fragments`).map((name) => `fragments/${name}`);
  const texts = [`${path}.graphql`, ...fragments].map((file) => readFileSync(`${ROOT}graphql/${file}`, "utf8"));
  const all = parse(texts.join("\n"));
  const used = new Set<string>();
  const wanted = all.definitions.slice(0, 1);
  for (const definition of wanted) {
    visit(definition, {
      FragmentSpread: ({ name }) => {
        if (used.has(name.value)) return;
        used.add(name.value);
        wanted.push(
          ...all.definitions.filter((one) => one.kind === "FragmentDefinition" && one.name.value === name.value),
        );
      },
    });
  }
  return wanted.map(print).join("\n");
}

/** The recorded request without fields that our subset of the schema lacks. */
export function cutToSchema(query: string): string {
  const info = new TypeInfo(schema);
  const document = visit(
    parse(query),
    visitWithTypeInfo(info, {
      Field: () => (info.getFieldDef() ? undefined : null),
      InlineFragment: () => (info.getType() ? undefined : null),
    }),
  );
  return print(
    visit(document, { InlineFragment: { leave: (node) => (node.selectionSet.selections.length ? undefined : null) } }),
  );
}

/** The recorded response, cut to the fields of `actual`; with our host and picture files, without content texts. */
export function expectLike(actual: unknown, recorded: unknown): unknown {
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    return recorded.map((one, index) => expectLike(actual[index], one));
  }
  if (isRecord(recorded) && isRecord(actual)) {
    return Object.fromEntries(
      Object.keys(actual).map((key) => [
        key,
        CONTENT.has(key) || ("orderKey" in actual && ORDER_IDS.has(key))
          ? actual[key]
          : expectLike(actual[key], recorded[key] === undefined ? "not recorded" : recorded[key]),
      ]),
    );
  }
  if (typeof actual === "string" && typeof recorded === "string" && isLikeToken(actual, recorded)) return actual;
  return typeof recorded === "string" ? translate(recorded) : recorded;
}

/** Fields of the recorded shop's content, not of its behavior. */
const CONTENT = new Set(
  "altText description orderKey redirect date modified locations attributeId related edges length width height".split(
    " ",
  ),
);

const ORDER_IDS = new Set(["databaseId", "orderNumber"]);

/** Tokens and their expiry differ every time. */
function isLikeToken(actual: string, recorded: string): boolean {
  const pairs = [
    [/^<token \d+>$/, /^[\w-]+\.[\w-]+\.[\w-]+$/],
    [/^\d{10}$/, /^\d{10}$/],
  ] as const;
  return pairs.some(([recordedForm, form]) => recordedForm.test(recorded) && form.test(actual));
}

function translate(text: string): string {
  return text
    .replace(
      /https:\/\/shop\.test\/wp-content\/uploads\/2026\/01\/([\w-]+?)(-\d+x\d+)?\.\w+$/,
      `${DEMO_ORIGIN}${PICTURES_PATH}$1.webp`,
    )
    .replaceAll("https://shop.test/", `${DEMO_ORIGIN}/`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
