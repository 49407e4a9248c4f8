/** Counts subrequests as the platform's limit does: queries and batches of D1. */
export function countSubrequests() {
  const counted = { d1: 0 };
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
  return { counted, wrapDatabase };
}
