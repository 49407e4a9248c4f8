const DAY_MS = 86_400_000;
/** What remains of an absent customer's session: the sign-in. */
const CUSTOMERS = ["key", "auth", "backendSessionNumber", "signedInUntil"];
/** What remains of a session that no cookie may open again, for as long as a browser may have its cookie. */
const CLOSED = ["isEnded", "moved", "closedUntil"];
const CLOSED_MS = 400 * DAY_MS;
/** Durable Object storage deletes at most 128 keys per call. */
const DELETE_BATCH = 128;

/**
 * Deletes a session's data, except the sign-in of a customer who may still return, and the marker of a closed session. Returns
 * whether something remains.
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

async function keepOnly(storage: DurableObjectStorage, retained: readonly string[]): Promise<true> {
  const names = [...(await storage.list()).keys()].filter((name) => !retained.includes(name));
  for (let at = 0; at < names.length; at += DELETE_BATCH) await storage.delete(names.slice(at, at + DELETE_BATCH));
  return true;
}
