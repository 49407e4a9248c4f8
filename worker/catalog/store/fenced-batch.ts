/** Thrown when another writer holds a newer fence; nothing was written. */
export class SupersededWriter extends Error {
  constructor() {
    super("another writer of the catalog has taken over");
  }
}

/**
 * Condition of every statement in a fenced batch: ?1 is the scope, ?2 the fence. A batch is a transaction, so it holds for all
 * statements or none.
 */
export const FENCED = "EXISTS (SELECT 1 FROM catalog_state WHERE scope = ?1 AND fence = ?2)";

/** D1 limits a bound text to 2 MB. */
const BOUND_CHARACTERS_MAX = 900_000;

/** Runs statements that contain the condition FENCED, all or none. Throws SupersededWriter. */
export async function runFenced(
  db: D1Database,
  scope: string,
  fence: number,
  statements: D1PreparedStatement[],
): Promise<void> {
  if (statements.length === 0) return;
  const holder = db.prepare("SELECT fence FROM catalog_state WHERE scope = ?1 AND fence = ?2").bind(scope, fence);
  const [held] = await db.batch([holder, ...statements]);
  if (!held?.results.length) throw new SupersededWriter();
}

/** Splits the items into JSON arrays that are each short enough to be bound. */
export function toBoundLists(items: object[]): string[] {
  const lists: string[][] = [];
  let size = 0;
  for (const item of items) {
    const text = JSON.stringify(item);
    if (lists.length === 0 || size + text.length > BOUND_CHARACTERS_MAX) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)!.push(text);
    size += text.length + 1;
  }
  return lists.map((texts) => `[${texts.join(",")}]`);
}
