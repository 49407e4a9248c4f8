type Read = (statement: D1PreparedStatement) => Promise<D1Result>;

interface Waiting {
  statement: D1PreparedStatement;
  resolve: (result: D1Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * The database for one request: reads that start in the same turn are sent as one batch. Each would be a call to D1, and
 * a page of 25 complete products makes 200.
 */
export function batchReads(db: D1Database): D1Database {
  let waiting: Waiting[] = [];
  const send = () => {
    const sent = waiting;
    waiting = [];
    db.batch(sent.map(({ statement }) => statement)).then(
      (results) => sent.forEach(({ resolve }, at) => resolve(results[at]!)),
      (error: unknown) => sent.forEach(({ reject }) => reject(error)),
    );
  };
  const read: Read = (statement) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ statement, resolve, reject }) === 1) queueMicrotask(send);
    });
  const batching = {
    prepare: (sql: string) => new BatchedStatement(db.prepare(sql), read),
    batch: (statements: BatchedStatement[]) => db.batch(statements.map(({ statement }) => statement)),
  };
  return batching as unknown as D1Database;
}

/** The part of D1's prepared statements that the demo uses. */
class BatchedStatement {
  readonly statement: D1PreparedStatement;
  readonly #read: Read;

  constructor(statement: D1PreparedStatement, read: Read) {
    this.statement = statement;
    this.#read = read;
  }

  bind(...values: unknown[]): BatchedStatement {
    return new BatchedStatement(this.statement.bind(...values), this.#read);
  }

  all(): Promise<D1Result> {
    return this.#read(this.statement);
  }

  async first(column?: string): Promise<unknown> {
    const { results } = await this.all();
    const [row = null] = results as Record<string, unknown>[];
    return row && column !== undefined ? row[column] : row;
  }

  run(): Promise<D1Result> {
    return this.statement.run();
  }
}
