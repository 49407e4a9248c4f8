import { sign, verify } from "hono/jwt";
import { DEMO_ORIGIN } from "../http/origin.ts";
import { ALGORITHM, DEFAULT_SECRET } from "../session/token.ts";

/** Headless Login's lifetimes. */
export const AUTH_LIFETIME_SECONDS = 300;
export const REFRESH_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

export interface SignedToken {
  token: string;
  /** In seconds since 1970, as text. */
  expiration: string;
}

interface TokenUser {
  id: number;
  /** Only in a refresh token. */
  user_secret?: string;
}

export async function signUserToken(
  user: TokenUser,
  secret: string | undefined,
  lifetimeSeconds: number,
): Promise<SignedToken> {
  const now = Math.floor(Date.now() / 1000);
  const exp = now + lifetimeSeconds;
  const claims = { iss: DEMO_ORIGIN, iat: now, nbf: now, exp };
  const token = await sign({ ...claims, data: { user } }, secret || DEFAULT_SECRET, ALGORITHM);
  return { token, expiration: String(exp) };
}

/** null: expired, malformed, issued by another shop, or a session token. */
export async function openUserToken(token: string, secret: string | undefined): Promise<TokenUser | null> {
  try {
    const payload = await verify(token, secret || DEFAULT_SECRET, { alg: ALGORITHM, iss: DEMO_ORIGIN });
    const { user } = (payload.data ?? {}) as { user?: TokenUser };
    return typeof user?.id === "number" ? user : null;
  } catch {
    return null;
  }
}
