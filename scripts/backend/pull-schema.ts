import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  buildClientSchema,
  buildSchema,
  extendSchema,
  getIntrospectionQuery,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
  printSchema,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { fail, readArguments } from "../toolchain.mjs";
import { BackendError, postQuery } from "./post-query.ts";
import { writeTypedDocuments } from "./typed-documents.ts";

const USAGE = "npm run schema:pull -- https://your-wordpress.example/graphql (or a schema file)";

const FOLDER = join(import.meta.dirname, "../../graphql");
const EXTRAS = join(import.meta.dirname, "../../demo/schema-extras.graphql");

const { words } = readArguments(USAGE, { words: 1 });
const source = words[0] ?? fail(`Which schema? Usage: ${USAGE}`);
const schema = await readSchema(source);
const cut = cutSchema(schema, parse(await readFile(EXTRAS, "utf8")), await readOperations());
await writeFile(join(FOLDER, "schema.graphql"), cut);
await writeTypedDocuments();

/** Reads the schema of an endpoint or a file; exits if it can't. */
async function readSchema(from: string): Promise<GraphQLSchema> {
  if (/^https?:/.test(from)) return fetchSchema(from);
  const text = await readFile(from, "utf8").catch(() =>
    fail(`${from} is neither a file nor an address with http(s)://. Usage: ${USAGE}`),
  );
  try {
    return buildSchema(text);
  } catch (error) {
    return fail(`${from} is no schema in GraphQL's language: ${(error as Error).message.split("\n")[0]}`);
  }
}

async function fetchSchema(endpoint: string): Promise<GraphQLSchema> {
  if (!URL.canParse(endpoint)) fail(`${endpoint} is no address. Usage: ${USAGE}`);
  try {
    const { answer } = await postQuery<IntrospectionQuery>(endpoint, { query: getIntrospectionQuery() });
    if (answer.data) return buildClientSchema(answer.data);
  } catch (error) {
    if (error instanceof BackendError)
      fail(`${endpoint} has no schema (it answered ${error.back}). Try ${error.advice}.`);
    throw error;
  }
  return fail(`${endpoint} has no public introspection: GraphQL > Settings > “Enable Public Introspection”, for now.`);
}

async function readOperations(): Promise<DocumentNode> {
  const names = (await readdir(FOLDER, { recursive: true })).filter(
    (n) => n.endsWith(".graphql") && n !== "schema.graphql",
  );
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(FOLDER, name), "utf8")));
  return parse(texts.join("\n"));
}

/**
 * Checks the schema, with the extras, for everything that the operations use. Exits before writing if anything is
 * missing.
 */
function extend(whole: GraphQLSchema, extras: DocumentNode, operations: DocumentNode): GraphQLSchema {
  try {
    const extended = extendSchema(whole, extras);
    const [missing] = validate(extended, operations);
    if (!missing) return extended;
    return fail(
      `The schema lacks what the shop asks for. ${missing.message} Are all plugins of docs/backend-setup.md active?`,
    );
  } catch (error) {
    return fail(`It isn't WooGraphQL's schema: ${(error as Error).message.split("\n")[0]}`);
  }
}

/**
 * Keeps the fields that the operations select, and complete input types and enums of their arguments. The extras only help to
 * resolve graphql/extras/: the result contains nothing that the real schema lacks.
 */
function cutSchema(whole: GraphQLSchema, extras: DocumentNode, operations: DocumentNode): string {
  const fields = new Map<string, Set<string>>();
  const types = new Set<string>();
  const info = new TypeInfo(extend(whole, extras, operations));
  visit(
    operations,
    visitWithTypeInfo(info, {
      Field() {
        const parent = toReal(info.getParentType());
        const field = info.getFieldDef();
        if (!parent || !field || !hasField(parent, field.name)) return;
        keepField(parent, field.name);
        for (const argument of field.args) keepInput(getNamedType(argument.type));
        keepType(toReal(getNamedType(field.type)));
      },
      InlineFragment: () => keepType(toReal(info.getType())),
      FragmentDefinition: () => keepType(toReal(info.getType())),
      VariableDefinition: () => keepInput(getNamedType(info.getInputType())),
    }),
  );
  for (const name of types) keepSomeField(whole.getType(name));
  return printCut();

  function toReal(type: unknown): GraphQLNamedType | undefined {
    return type && typeof type === "object" && "name" in type ? whole.getType(String(type.name)) : undefined;
  }

  function hasField(type: GraphQLNamedType, name: string): boolean {
    return (isObjectType(type) || isInterfaceType(type)) && Object.hasOwn(type.getFields(), name);
  }

  /** GraphQL requires a field of each type, even if the operations select none but by fragments. */
  function keepSomeField(type: unknown): void {
    if (!(isObjectType(type) || isInterfaceType(type)) || fields.has(type.name)) return;
    const own = Object.keys(type.getFields());
    keepField(type, own.find((name) => name === "id") ?? own[0]!);
  }

  function keepField(parent: GraphQLNamedType, name: string): void {
    keepType(parent);
    const known = fields.get(parent.name) ?? new Set();
    if (known.has(name)) return;
    fields.set(parent.name, known.add(name));
    // Every implementation must have the fields of its interface, also if that is itself an interface.
    if (isInterfaceType(parent)) for (const type of implementers(parent)) keepField(type, name);
  }

  function implementers(type: GraphQLNamedType): GraphQLNamedType[] {
    if (!isInterfaceType(type)) return [];
    const { interfaces, objects } = whole.getImplementations(type);
    return [...interfaces, ...objects].filter((one) => types.has(one.name));
  }

  function keepType(type: unknown): void {
    if (!type || typeof type !== "object" || !("name" in type)) return;
    const named = type as GraphQLNamedType;
    if (types.has(named.name) || isSpecifiedScalarType(named)) return;
    types.add(named.name);
    if (isAbstractType(named))
      for (const one of whole.getPossibleTypes(named)) if (isProductOrKnown(one)) keepType(one);
    if (isObjectType(named) || isInterfaceType(named)) {
      for (const parent of named.getInterfaces())
        for (const name of fields.get(parent.name) ?? []) keepField(named, name);
    }
  }

  // An interface such as Node has hundreds of types; only those that the operations can reach are kept.
  function isProductOrKnown(type: GraphQLNamedType): boolean {
    return types.has(type.name) || /Product|CartItem|Attribute$|^Pa[A-Z]|^CommentAuthor$/.test(type.name);
  }

  function keepInput(type: unknown): void {
    if (isEnumType(type)) keepType(type);
    if (!isInputObjectType(type) || types.has(type.name)) return;
    types.add(type.name);
    for (const field of Object.values(type.getFields())) keepInput(getNamedType(field.type));
  }

  function printCut(): string {
    const document = visit(parse(printSchema(whole)), {
      StringValue: { enter: (_node, key) => (key === "description" ? null : undefined) },
      ObjectTypeDefinition: (node) => (types.has(node.name.value) ? undefined : null),
      InterfaceTypeDefinition: (node) => (types.has(node.name.value) && fields.has(node.name.value) ? undefined : null),
      UnionTypeDefinition: (node) => (types.has(node.name.value) ? undefined : null),
      EnumTypeDefinition: (node) => (types.has(node.name.value) ? undefined : null),
      InputObjectTypeDefinition: (node) => (types.has(node.name.value) ? undefined : null),
      ScalarTypeDefinition: () => null,
    });
    const cut = visit(document, {
      ObjectTypeDefinition: { leave: keepParts },
      InterfaceTypeDefinition: { leave: keepParts },
    });
    return `${print(cut)}\n`;
  }

  function keepParts<
    T extends {
      name: { value: string };
      fields?: readonly { name: { value: string } }[];
      interfaces?: readonly { name: { value: string } }[];
    },
  >(node: T): T {
    const own = fields.get(node.name.value) ?? new Set();
    return {
      ...node,
      fields: node.fields?.filter((field) => own.has(field.name.value)),
      interfaces: node.interfaces?.filter((one) => types.has(one.name.value) && fields.has(one.name.value)),
    };
  }
}
