import { basename } from "node:path";
import {
  buildSchema,
  extendSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from "graphql";
import { describe, expect, test } from "vitest";
import { generateDocuments, TYPED_DOCUMENTS } from "../../scripts/backend/typed-documents";
import { withTextLanguages } from "../../worker/woocommerce/text-language";
import { listFiles, readSource } from "./source-files";

const schema = buildSchema(readSource("graphql/schema.graphql"));
// Fields that a stock WooGraphQL lacks; only operations in graphql/extras/ may query them.
const extended = extendSchema(schema, parse(readSource("demo/schema-extras.graphql")));
const files = listFiles(/^graphql\/.*\.graphql$/).filter((path) => path !== "graphql/schema.graphql");
const documents = new Map(files.map((path) => [path, parse(readSource(path))]));
const operations = [...documents].filter(([path]) => !path.includes("/fragments/"));
const extras = operations.filter(([path]) => path.startsWith("graphql/extras/"));
const fragments = [...documents].filter(([path]) => path.includes("/fragments/"));

function findMistakes(against: GraphQLSchema, entries: [string, DocumentNode][], rules = specifiedRules): string[] {
  const definitions = entries.flatMap(([, document]) => document.definitions);
  return validate(against, { kind: Kind.DOCUMENT, definitions }, rules).map(({ message }) => message);
}

/** With the fragments at hand that the other operations share, too. */
const findMistakesOfExtras = (against: GraphQLSchema, entries: [string, DocumentNode][]) =>
  findMistakes(
    against,
    [...entries, ...fragments],
    specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule),
  );

test("every operation is valid against the cut schema, and no fragment is left over", () => {
  const stock = [...documents].filter(([path]) => !path.startsWith("graphql/extras/"));
  expect(findMistakes(schema, stock)).toEqual([]);
});

test("every operation is valid, too, when it reads the languages of texts", () => {
  const stock = files.filter((path) => !path.startsWith("graphql/extras/"));
  const inLanguages = stock.map((path): [string, DocumentNode] => [path, parse(withTextLanguages(readSource(path)))]);
  expect(findMistakes(extended, inLanguages)).toEqual([]);
});

test("operations in extras/ are valid with the extras, and each of them needs these", () => {
  expect(findMistakesOfExtras(extended, extras)).toEqual([]);
  expect(extras.filter((entry) => findMistakesOfExtras(schema, [entry]).length === 0).map(([path]) => path)).toEqual(
    [],
  );
});

describe.each(operations)("%s", (path, { definitions }) => {
  test("holds one operation, named as its file", () => {
    expect(definitions).toHaveLength(1);
    const [operation] = definitions;
    expect(operation?.kind === Kind.OPERATION_DEFINITION && operation.name?.value).toBe(basename(path, ".graphql"));
  });
});

test("every fragment is shared by at least two documents", () => {
  const spreads = new Map<string, Set<string>>();
  for (const [path, document] of documents)
    visit(document, {
      FragmentSpread: ({ name }) => void spreads.set(name.value, (spreads.get(name.value) ?? new Set()).add(path)),
    });
  const alone = fragments.flatMap(([, { definitions }]) =>
    definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [d.name.value] : [])),
  );
  expect(alone.filter((name) => (spreads.get(name)?.size ?? 0) < 2)).toEqual([]);
});

const isConnection = (field: FieldNode) =>
  field.selectionSet?.selections.some((s) => s.kind === Kind.FIELD && /^(nodes|edges)$/.test(s.name.value));

test("every list is bounded", () => {
  const unbounded: string[] = [];
  for (const [path, document] of documents)
    visit(document, {
      Field(field) {
        const isBounded = field.arguments?.some(({ name }) => /^(first|last)$/.test(name.value));
        if (isConnection(field) && !isBounded) unbounded.push(`${path}: ${field.name.value}`);
      },
    });
  expect(unbounded).toEqual([]);
});

test("every list of the catalog's sync asks for published products alone", () => {
  const lists: string[] = [];
  for (const [path, document] of operations.filter(([one]) => /^graphql\/(catalog|seo)\//.test(one)))
    visit(document, {
      Field(field) {
        if (field.name.value === "products") lists.push(`${path}: ${field.arguments!.map(print).join()}`);
      },
    });
  expect(lists.length).toBeGreaterThanOrEqual(4);
  expect(lists.filter((list) => !list.includes('status: "publish"'))).toEqual([]);
});

test("the typed documents are up to date: `npm run codegen` changes nothing", async () => {
  expect((await generateDocuments()) === readSource(TYPED_DOCUMENTS), TYPED_DOCUMENTS).toBe(true);
});
