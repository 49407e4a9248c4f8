import type { Failure } from "../../app/domain/values/result";

/** A fault of the backend or of the road to it, classified before urql sees it. */
export class BackendFault extends Error {
  readonly failure: Failure;
  readonly status: number;
  /** The first characters of an answer that isn't GraphQL: for the log, never for a shopper. */
  readonly excerpt: string;

  constructor(failure: Failure, status = 0, excerpt = "") {
    super(failure.kind);
    this.failure = failure;
    this.status = status;
    this.excerpt = excerpt;
  }
}

/** One line per failed request; never variables, tokens or addresses of people. */
export interface FailedRequest {
  /** Of the request that wanted it; null where nobody's did, as on a schedule. */
  id?: string | null;
  client: "public" | "shopper";
  endpoint: string;
  type: "query" | "mutation";
  name: string;
  status: number;
  kind: Failure["kind"];
  messages: string[];
}

export type FailureHandler = (request: FailedRequest) => void;

/** The handler of every client: writes the line as JSON, where the platform's log picks it up. */
export const logFailedRequest: FailureHandler = (request) => {
  console.error(JSON.stringify({ event: "backend-request-failed", ...request }));
};
