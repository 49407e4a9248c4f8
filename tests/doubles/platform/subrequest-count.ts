/** Counts subrequests as the platform's limit does: queries and batches of D1, and calls of KV. */
export function countSubrequests() {
  const counted = { d1: 0, kv: 0 };
  const wrapStatement = (statement: D1PreparedStatement): unknown => ({
    statement,
    bind: (...values: unknown[]) => wrapStatement(statement.bind(...values)),
    run: () => (counted.d1++, statement.run()),
    all: () => (counted.d1++, statement.all()),
    first: (column: string) => (counted.d1++, statement.first(column)),
  });
  const wrapDatabase = (db: D1Database) =>
    ({
      prepare: (sql: string) => wrapStatement(db.prepare(sql)),
      batch: (statements: { statement: D1PreparedStatement }[]) => {
        counted.d1++;
        return db.batch(statements.map(({ statement }) => statement));
      },
    }) as unknown as D1Database;
  const wrapKv = (kv: KVNamespace) =>
    new Proxy(kv, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          counted.kv++;
          return (value as (...given: unknown[]) => unknown).apply(target, given);
        };
      },
    });
  return { counted, wrapDatabase, wrapKv };
}
