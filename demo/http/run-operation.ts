import { execute, parse, validate, type DocumentNode, type GraphQLError } from "graphql";
import sdl from "../../graphql/schema.graphql?raw";
import extras from "../schema-extras.graphql?raw";
import type { DemoContext } from "../context.ts";
import { root } from "../resolvers/root.ts";
import { buildDemoSchema } from "./demo-schema.ts";
import { showError, showSyntaxError, type ShownError } from "./show-error.ts";
import { showVariableError } from "./show-variable-error.ts";
import type { GraphqlOperation } from "./read-operations.ts";

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: ShownError[];
}

export interface OperationOutcome {
  status: number;
  answer: GraphqlAnswer;
}

const schema = buildDemoSchema(sdl, extras);

const NO_QUERY = 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';

export async function runOperation(operation: GraphqlOperation, context: DemoContext): Promise<OperationOutcome> {
  if (operation.query === null) return refuse(200, [{ message: NO_QUERY }]);
  let document: DocumentNode;
  try {
    document = parse(operation.query);
  } catch (error) {
    return refuse(500, [showSyntaxError(error as GraphQLError)]);
  }
  const mistakes = validate(schema, document);
  if (mistakes.length > 0) return refuse(200, mistakes.map(showError));
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

function refuse(status: number, errors: ShownError[]): OperationOutcome {
  return { status, answer: { errors } };
}
