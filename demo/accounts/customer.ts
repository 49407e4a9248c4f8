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
  /** File in demo/pictures/files, without its ending; null: Gravatar's, by the email. */
  avatar: string | null;
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
