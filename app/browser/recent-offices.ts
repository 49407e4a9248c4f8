import { readLocal, writeLocal } from "./storage/browser-storage";

const KEY = "offices";
const RECENT_MAX = 3;
/** No courier has longer office ids. */
const ID = /^[\w-]{1,40}$/;

type Recent = Record<string, string[]>;

/** Ids of the offices that were chosen in this browser, the newest first; [] if the browser stores nothing. */
export function readRecentOffices(courier: string): string[] {
  return readAll()[courier] ?? [];
}

/** Stores the chosen office, which the next order offers first. */
export function storeRecentOffice(courier: string, id: string): void {
  const all = readAll();
  const ids = [id, ...(all[courier] ?? []).filter((one) => one !== id)].slice(0, RECENT_MAX);
  writeLocal(KEY, JSON.stringify({ ...all, [courier]: ids }));
}

function readAll(): Recent {
  try {
    const parsed: unknown = JSON.parse(readLocal(KEY) ?? "{}");
    const entries = Object.entries(typeof parsed === "object" && parsed ? parsed : {});
    return Object.fromEntries(
      entries.map(([courier, ids]) => [courier, Array.isArray(ids) ? ids.filter(isId).slice(0, RECENT_MAX) : []]),
    );
  } catch {
    return {};
  }
}

function isId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}
