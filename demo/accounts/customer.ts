import type { Address } from "../session/shopper-data.ts";

/** What the `document` column holds; `registered` in ISO 8601. */
export interface CustomerDocument {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  registered: string;
  billing: Address;
  shipping: Address;
}

export interface Customer extends CustomerDocument {
  id: number;
  passwordHash: string;
  /** In every refresh token; a token with another secret is refused. */
  userSecret: string;
}

/** WordPress compares user names and emails without their case. */
export function toLoginKey(text: string): string {
  return text.trim().toLowerCase();
}
