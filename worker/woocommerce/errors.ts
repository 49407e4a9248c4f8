import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";

/** A fault of the backend or the connection to it, classified before urql sees it. */
export class BackendFault extends Error {
  readonly failure: Failure;
  readonly status: number;
  /** The start of a response that isn't GraphQL: for the log, never for a shopper. */
  readonly excerpt: string;

  constructor(failure: Failure, status = 0, excerpt = "") {
    super(failure.kind);
    this.failure = failure;
    this.status = status;
    this.excerpt = excerpt;
  }
}

/** The result of a read; a BackendFault becomes its failure. */
export async function catchFault<T>(read: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeed(await read());
  } catch (error) {
    if (error instanceof BackendFault) return fail(error.failure);
    throw error;
  }
}

/** The log entry of a failed request; never contains variables, tokens or personal data. */
export interface FailedRequest {
  client: "public" | "shopper";
  endpoint: string;
  type: "query" | "mutation";
  name: string;
  status: number;
  kind: Failure["kind"];
  messages: string[];
}

export type FailureHandler = (request: FailedRequest) => void;
