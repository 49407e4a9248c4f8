import { inventKey } from "../accounts/hash-password.ts";

/** The provider's profile of a person. */
interface ProviderProfile {
  email: string;
  firstName: string;
  lastName: string;
}

const LIFETIME_MS = 10 * 60 * 1000;

export async function issueCode(db: D1Database, state: string, profile: ProviderProfile): Promise<string> {
  const code = inventKey();
  await db
    .prepare("INSERT INTO provider_code (code, state, document, expires_at) VALUES (?1, ?2, ?3, ?4)")
    .bind(code, state, JSON.stringify(profile), Date.now() + LIFETIME_MS)
    .run();
  return code;
}

/** A code is valid once, with the state that it was issued for. */
export async function redeemCode(db: D1Database, code: string, state: string): Promise<ProviderProfile | null> {
  const json = await db
    .prepare("DELETE FROM provider_code WHERE code = ?1 AND state = ?2 AND expires_at > ?3 RETURNING document")
    .bind(code, state, Date.now())
    .first<string>("document");
  return json === null ? null : (JSON.parse(json) as ProviderProfile);
}
