import { jwtVerify, SignJWT } from "jose";
import { DEMO_ORIGIN } from "../http/origin.ts";
import { toSigningKey } from "../session/token.ts";

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
  const token = await new SignJWT({ data: { user } })
    .setProtectedHeader({ typ: "JWT", alg: "HS256" })
    .setIssuer(DEMO_ORIGIN)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(toSigningKey(secret));
  return { token, expiration: String(now + lifetimeSeconds) };
}

/** null: expired, malformed, issued by another shop, or a session token. */
export async function openUserToken(token: string, secret: string | undefined): Promise<TokenUser | null> {
  try {
    const { payload } = await jwtVerify(token, toSigningKey(secret), { algorithms: ["HS256"], issuer: DEMO_ORIGIN });
    const { user } = (payload.data ?? {}) as { user?: TokenUser };
    return typeof user?.id === "number" ? user : null;
  } catch {
    return null;
  }
}
