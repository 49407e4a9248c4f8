const TIMEOUT_MS = 20_000;
const EXCERPT_LENGTH = 120;

export interface GraphqlAnswer<Data = Record<string, unknown>> {
  data?: Data | null;
  errors?: { message: string; locations?: { line: number }[]; path?: (string | number)[] }[];
  extensions?: { debug?: { type?: string }[] } | null;
}

export interface Posted<Data> {
  answer: GraphqlAnswer<Data>;
  headers: Headers;
}

interface Query {
  query: string;
  operationName?: string;
  variables?: object;
}

/** A request without a usable GraphQL answer. The message says what was sent, what came back and what to try. */
export class BackendError extends Error {
  /** What came back, in a few words. */
  readonly back: string;
  /** What to try, in a few words. */
  readonly advice: string;
  /** HTTP status; 0: there was no answer. */
  readonly status: number;
  /** Target of the redirect. */
  readonly location: string | null;

  constructor(
    { url, back, advice }: { url: string; back: string; advice: string },
    { status = 0, location = null as string | null, cause = undefined as unknown } = {},
  ) {
    super(describe(url, back, advice), { cause });
    this.back = back;
    this.advice = advice;
    this.status = status;
    this.location = location;
  }
}

/** Sends a query as the Worker does: it follows no redirect. Throws a BackendError. */
export async function postQuery<Data>(
  url: string,
  query: Query,
  headers: Record<string, string> = {},
): Promise<Posted<Data>> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(query),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.text();
  } catch (error) {
    const reason = describeCause(error);
    throw new BackendError(
      { url, back: `nothing: ${reason}`, advice: adviseConnection(url, reason) },
      { cause: error },
    );
  }
  const answer = parseAnswer(body);
  if (answer) return { answer: answer as GraphqlAnswer<Data>, headers: response.headers };
  const type = response.headers.get("content-type")?.split(";")[0] ?? "no type";
  const words = body
    .replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, EXCERPT_LENGTH);
  const back = `status ${response.status}, ${type}${words ? `, “${words}”` : ", nothing in it"}`;
  const { status } = response;
  const location = response.headers.get("location");
  throw new BackendError({ url, back, advice: adviseResponse(url, response) }, { status, location });
}

function parseAnswer(body: string): GraphqlAnswer | null {
  try {
    const answer: unknown = JSON.parse(body);
    const isAnswer = typeof answer === "object" && answer !== null && ("data" in answer || "errors" in answer);
    return isAnswer ? (answer as GraphqlAnswer) : null;
  } catch {
    return null;
  }
}

/** What was sent, what came back and what to try, a line each. */
export function describe(url: string, back: string, advice: string): string {
  return `No shop can run over this address.\n  Asked:     POST ${url}\n  Came back: ${back}\n  Try:       ${advice}`;
}

export function describeCause(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") return `no answer within ${TIMEOUT_MS / 1000} seconds`;
  return [cause?.code, cause?.message ?? message].filter(Boolean).join(", ");
}

function adviseConnection(url: string, reason: string): string {
  if (/CERT|SELF_SIGNED|SIGNATURE|ERR_TLS/i.test(reason))
    return "a certificate that browsers trust: the Worker takes no other. On one's own machine: http://";
  if (/INVALID_URL/.test(reason)) return "an address such as https://your-wordpress.example/graphql";
  if (/ENOTFOUND|EAI_AGAIN/.test(reason)) return `the name: DNS doesn't know ${new URL(url).hostname}`;
  if (/no answer within/.test(reason))
    return "again in a while: its server is very busy, or a firewall lets nobody through";
  return "whether the server runs, and its port";
}

function adviseResponse(url: string, { status, headers }: Response): string {
  const graphql = new URL("/graphql", url).href;
  if (status >= 300 && status < 400)
    return `the address that it leads to: ${headers.get("location") ?? "none is named"}`;
  if (status === 401) return "without a password: requests to /graphql must get through (docs/backend-setup.md)";
  if (status === 403)
    return "the firewall or security plugin: POSTs to /graphql must get through (docs/backend-setup.md)";
  if (!/\/graphql\/?$/.test(new URL(url).pathname)) return graphql;
  if (status >= 500) return "the log of PHP";
  return "whether WPGraphQL is active, and Settings > Permalinks, which must not be “plain”";
}
