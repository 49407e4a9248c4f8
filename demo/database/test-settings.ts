import type { ShopOptions } from "../shop-options.ts";

/** What a test has set for all requests that follow; only read in test mode. */
export interface TestSettings {
  fault?: FaultSetting;
  options?: ShopOptions;
  "session-lifetime"?: { seconds: number };
  "auth-lifetime"?: { seconds: number };
  "refresh-lifetime"?: { seconds: number };
}

export interface FaultSetting {
  kind: string;
  /** Requests left to hit; null: all. */
  count: number | null;
  /** null: every operation. */
  operation: string | null;
  /** What takes its place after its last hit. */
  next: FaultSetting | null;
}

export async function readSettings(db: D1Database): Promise<TestSettings> {
  const { results } = await db.prepare("SELECT name, value FROM test_setting").all<{ name: string; value: string }>();
  return Object.fromEntries(results.map(({ name, value }) => [name, JSON.parse(value)])) as TestSettings;
}

export async function writeSetting<Name extends keyof TestSettings>(
  db: D1Database,
  name: Name,
  value: NonNullable<TestSettings[Name]>,
): Promise<void> {
  await db
    .prepare("INSERT OR REPLACE INTO test_setting (name, value) VALUES (?1, ?2)")
    .bind(name, JSON.stringify(value))
    .run();
}

export async function clearSetting(db: D1Database, name: keyof TestSettings): Promise<void> {
  await db.prepare("DELETE FROM test_setting WHERE name = ?1").bind(name).run();
}

/** Uses up one hit; false when another request took the last one. */
export async function takeFault(db: D1Database): Promise<boolean> {
  const left = "json_extract(value, '$.count')";
  const { meta } = await db
    .prepare(
      `UPDATE test_setting SET value = CASE WHEN ${left} IS NULL THEN value
        WHEN ${left} = 1 AND json_type(value, '$.next') = 'object' THEN json_extract(value, '$.next')
        ELSE json_set(value, '$.count', ${left} - 1) END
      WHERE name = 'fault' AND (${left} IS NULL OR ${left} > 0)`,
    )
    .run();
  return meta.changes > 0;
}
