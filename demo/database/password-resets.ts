import { digest, inventKey } from "../accounts/hash-password.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A new key, which invalidates the one before. Only its hash is stored. */
export async function issueResetKey(db: D1Database, customerId: number): Promise<string> {
  const key = inventKey(10);
  await db
    .prepare("INSERT OR REPLACE INTO password_reset (customer_id, key_hash, expires_at) VALUES (?1, ?2, ?3)")
    .bind(customerId, await digest(key), Date.now() + LIFETIME_MS)
    .run();
  return key;
}

/** True once: the key is used up. */
export async function takeResetKey(db: D1Database, customerId: number, key: string): Promise<boolean> {
  const { meta } = await db
    .prepare("DELETE FROM password_reset WHERE customer_id = ?1 AND key_hash = ?2 AND expires_at > ?3")
    .bind(customerId, await digest(key), Date.now())
    .run();
  return meta.changes > 0;
}
