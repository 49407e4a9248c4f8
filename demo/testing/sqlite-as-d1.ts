import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** For tests in plain Node: the part of D1 that the Workers use, over a database in memory. `schema`: creates its tables. */
export function openSqliteAsD1(schema = ""): D1Database {
  const database = new DatabaseSync(":memory:");
  database.exec(schema);
  const prepared = new Map<string, StatementSync>();
  // Preparing a statement takes longer than running it.
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const db = {
    withSession() {
      return this;
    },
    prepare: (sql: string) => new Statement(prepare, sql, []),
    batch: async (statements: Statement[]) => {
      await wait();
      database.exec("BEGIN");
      try {
        const results = statements.map((statement) => statement.runNow());
        database.exec("COMMIT");
        return results;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };
  return db as unknown as D1Database;
}

/** D1 responds over the network: other requests may run in between. */
async function wait(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

class Statement {
  readonly #prepare: (sql: string) => StatementSync;
  readonly #sql: string;
  readonly #values: SQLInputValue[];

  constructor(prepare: (sql: string) => StatementSync, sql: string, values: SQLInputValue[]) {
    this.#prepare = prepare;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.#prepare, this.#sql, values);
  }

  runNow() {
    const statement = this.#prepare(this.#sql);
    const reads = statement.columns().length > 0;
    const results = reads ? statement.all(...this.#values) : [];
    const changes = reads ? 0 : Number(statement.run(...this.#values).changes);
    return { success: true, results, meta: { changes } };
  }

  async run() {
    await wait();
    return this.runNow();
  }

  async all() {
    await wait();
    return this.runNow();
  }

  async first(column?: string) {
    await wait();
    const row = this.runNow().results[0];
    if (!row) return null;
    return column === undefined ? row : row[column];
  }
}
