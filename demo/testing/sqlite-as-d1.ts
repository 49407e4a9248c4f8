import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** For tests in plain Node: the part of D1 that the demo uses, over a database in memory. */
export function openSqliteAsD1(): D1Database {
  const database = new DatabaseSync(":memory:");
  const db = {
    prepare: (sql: string) => new Statement(database, sql, []),
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
  readonly #database: DatabaseSync;
  readonly #sql: string;
  readonly #values: SQLInputValue[];

  constructor(database: DatabaseSync, sql: string, values: SQLInputValue[]) {
    this.#database = database;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.#database, this.#sql, values);
  }

  runNow() {
    const statement = this.#database.prepare(this.#sql);
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
