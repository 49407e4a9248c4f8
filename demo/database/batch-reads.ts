/**
 * The same tables, for one request: reads that begin together are sent as one batch. Each would cost a call to D1,
 * and a page of 25 complete products has 150.
 */
export function batchReads(db: D1Database): D1Database {
  const reads = new ReadBatch(db);
  const batching = {
    prepare: (sql: string) => new Statement(db.prepare(sql), reads),
    batch: (statements: Statement[]) => db.batch(statements.map(({ own }) => own)),
  };
  return batching as unknown as D1Database;
}

interface Waiting {
  statement: D1PreparedStatement;
  resolve: (result: D1Result) => void;
  reject: (reason: unknown) => void;
}

class ReadBatch {
  readonly #db: D1Database;
  #waiting: Waiting[] = [];

  constructor(db: D1Database) {
    this.#db = db;
  }

  read(statement: D1PreparedStatement): Promise<D1Result> {
    const { promise, resolve, reject } = Promise.withResolvers<D1Result>();
    if (this.#waiting.push({ statement, resolve, reject }) === 1) queueMicrotask(() => this.#send());
    return promise;
  }

  #send(): void {
    const sent = this.#waiting;
    this.#waiting = [];
    this.#db.batch(sent.map(({ statement }) => statement)).then(
      (results) => sent.forEach(({ resolve }, at) => resolve(results[at]!)),
      (error: unknown) => sent.forEach(({ reject }) => reject(error)),
    );
  }
}

class Statement {
  readonly own: D1PreparedStatement;
  readonly #reads: ReadBatch;

  constructor(own: D1PreparedStatement, reads: ReadBatch) {
    this.own = own;
    this.#reads = reads;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.own.bind(...values), this.#reads);
  }

  all(): Promise<D1Result> {
    return this.#reads.read(this.own);
  }

  async first(column?: string): Promise<unknown> {
    const { results } = await this.all();
    const [row = null] = results as Record<string, unknown>[];
    return row && column !== undefined ? row[column] : row;
  }

  run(): Promise<D1Result> {
    return this.own.run();
  }
}
