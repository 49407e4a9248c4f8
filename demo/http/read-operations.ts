export interface GraphqlOperation {
  query: string | null;
  operationName: string | null;
  variables: Record<string, unknown> | null;
}

export interface GraphqlQuery {
  operations: GraphqlOperation[];
  /** A batch was sent, so an array is returned. */
  isBatch: boolean;
}

/** POST with JSON, one operation or an array of them, or GET with `query` in the URL. null: not JSON. */
export async function readOperations(request: Request): Promise<GraphqlQuery | null> {
  if (request.method === "GET") return readAddress(new URL(request.url).searchParams);
  const body = parseJson((await request.text()) || "{}");
  if (body === undefined) return null;
  return Array.isArray(body)
    ? { operations: body.map(toOperation), isBatch: true }
    : { operations: [toOperation(body)], isBatch: false };
}

function readAddress(parameters: URLSearchParams): GraphqlQuery {
  const operation = toOperation({
    query: parameters.get("query"),
    operationName: parameters.get("operationName"),
    variables: parameters.get("variables"),
  });
  return { operations: [operation], isBatch: false };
}

function toOperation(value: unknown): GraphqlOperation {
  const { query, operationName, variables } = toRecord(value) ?? {};
  return {
    query: typeof query === "string" && query.trim() ? query : null,
    operationName: typeof operationName === "string" ? operationName : null,
    variables: toRecord(typeof variables === "string" ? parseJson(variables) : variables),
  };
}

function toRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
