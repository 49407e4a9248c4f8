import type { ShopOptions } from "./shop-options.ts";

/** Settings of a test for all following requests; only read in test mode. */
interface TestSettings {
  fault?: FaultSetting;
  options?: ShopOptions;
  "session-lifetime"?: { seconds: number };
  "auth-lifetime"?: { seconds: number };
  "refresh-lifetime"?: { seconds: number };
  "ticket-lifetime"?: { seconds: number };
}

export interface FaultSetting {
  kind: string;
  /** Requests left to hit; null: all. */
  count: number | null;
  /** null: every operation. */
  operation: string | null;
  /** The fault that follows its last hit. */
  next: FaultSetting | null;
}

/** In memory: a test's shop is one process, and every request looks here first. */
const settingsOf = new WeakMap<D1Database, TestSettings>();

export function readSettings(db: D1Database): TestSettings {
  return settingsOf.get(db) ?? {};
}

export function writeSetting<Name extends keyof TestSettings>(
  db: D1Database,
  name: Name,
  value: TestSettings[Name],
): void {
  settingsOf.set(db, { ...readSettings(db), [name]: value });
}

export function clearSettings(db: D1Database): void {
  settingsOf.delete(db);
}

/** Consumes one hit; false when another request took the last one. */
export function takeFault(db: D1Database): boolean {
  const { fault } = readSettings(db);
  if (!fault || fault.count === 0) return false;
  if (fault.count === 1 && fault.next) writeSetting(db, "fault", fault.next);
  else if (fault.count !== null) writeSetting(db, "fault", { ...fault, count: fault.count - 1 });
  return true;
}
