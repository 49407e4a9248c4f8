import { execute, parse, validate, type DocumentNode, type GraphQLError } from "graphql";
import sdl from "../../graphql/schema.graphql?raw";
import extras from "../schema-extras.graphql?raw";
import type { DemoContext } from "../context.ts";
import { refusePluginFields } from "../plugin/custom-fields.ts";
import { root } from "../resolvers/root.ts";
import { buildDemoSchema } from "./demo-schema.ts";
import { showError, showSyntaxError, type ShownError } from "./show-error.ts";
import { showVariableError } from "./show-variable-error.ts";
import type { GraphqlOperation } from "./read-operations.ts";

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: ShownError[];
  extensions?: object;
}

export interface OperationOutcome {
  status: number;
  answer: GraphqlAnswer;
}

const schema = buildDemoSchema(sdl, extras);

const DOCUMENTS_MAX = 500;

const NO_QUERY = 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';

export async function runOperation(operation: GraphqlOperation, context: DemoContext): Promise<OperationOutcome> {
  if (operation.query === null) return refuse(200, [{ message: NO_QUERY }]);
  const { document, refusal } = readDocument(operation.query);
  if (refusal) return refusal;
  const unknown = context.options.hasPlugin ? [] : refusePluginFields(document);
  if (unknown.length > 0) return refuse(200, unknown);
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: root,
    contextValue: context,
    variableValues: operation.variables,
    operationName: operation.operationName,
  });
  return {
    status: 200,
    answer: {
      ...(errors ? { errors: errors.map((error) => showVariableError(error, operation.variables, schema)) } : {}),
      ...(data === undefined ? {} : { data }),
    },
  };
}

type ReadDocument =
  | { document: DocumentNode; refusal?: undefined }
  | { document?: undefined; refusal: OperationOutcome };

/** Validating a document takes far longer than executing it, and shops send the same few. */
const readDocuments = new Map<string, ReadDocument>();

function readDocument(query: string): ReadDocument {
  const known = readDocuments.get(query);
  if (known) return known;
  const read = parseAndValidate(query);
  if (readDocuments.size >= DOCUMENTS_MAX) readDocuments.clear();
  readDocuments.set(query, read);
  return read;
}

function parseAndValidate(query: string): ReadDocument {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return { refusal: refuse(500, [showSyntaxError(error as GraphQLError)]) };
  }
  const mistakes = validate(schema, document);
  return mistakes.length > 0 ? { refusal: refuse(200, mistakes.map(showError)) } : { document };
}

function refuse(status: number, errors: ShownError[]): OperationOutcome {
  return { status, answer: { errors } };
}
