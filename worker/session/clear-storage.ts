const DAY_MS = 86_400_000;
/** What is left of a customer who hasn't come for long: that they are signed in. */
const CUSTOMERS = ["key", "auth", "generation", "signedInUntil"];
/** What is left of a session that no cookie may open again, for as long as a browser may keep one. */
const CLOSED = ["isEnded", "moved", "closedUntil"];
const CLOSED_MS = 400 * DAY_MS;
/** Durable Objects delete at most this many keys at once. */
const DELETED_AT_ONCE = 128;

/**
 * Clears a session away; of a customer who may still come back, everything but that they are signed in, and of a session
 * that is closed for good, everything but that. true: something is left.
 */
export async function clearStorage(storage: DurableObjectStorage, now: number): Promise<boolean> {
  const until = (await storage.get<number>("signedInUntil")) ?? 0;
  if (now < until && (await storage.get("auth"))) return keepOnly(storage, CUSTOMERS);
  const isClosed = (await storage.get("isEnded")) || (await storage.get("moved"));
  if (isClosed && (await storage.get("closedUntil")) === undefined) {
    await storage.put("closedUntil", now + CLOSED_MS);
    return keepOnly(storage, CLOSED);
  }
  await storage.deleteAlarm();
  await storage.deleteAll();
  return false;
}

async function keepOnly(storage: DurableObjectStorage, lasting: readonly string[]): Promise<true> {
  const names = [...(await storage.list()).keys()].filter((name) => !lasting.includes(name));
  for (let at = 0; at < names.length; at += DELETED_AT_ONCE)
    await storage.delete(names.slice(at, at + DELETED_AT_ONCE));
  return true;
}
