import { sign, verify } from "hono/jwt";
import { JwtTokenExpired, JwtTokenSignatureMismatched } from "hono/utils/jwt/types";
import { DEMO_ORIGIN } from "../http/origin.ts";

/** WooGraphQL's default for a guest. */
export const SESSION_LIFETIME_SECONDS = 48 * 60 * 60;

/** WooGraphQL's default for a customer. */
export const CUSTOMER_SESSION_LIFETIME_SECONDS = 7 * 24 * 60 * 60;

export const DEFAULT_SECRET = "the demo shop has nothing to protect";

export const ALGORITHM = "HS256";

type OpenedToken = { customerId: string } | { refusal: string };

export async function signToken(
  customerId: string,
  secret: string | undefined,
  lifetimeSeconds: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: DEMO_ORIGIN, iat: now, nbf: now, exp: now + lifetimeSeconds };
  return sign({ ...claims, data: { customer_id: customerId } }, secret || DEFAULT_SECRET, ALGORITHM);
}

/** `header`: the whole `woocommerce-session` header. The refusals are the recorded texts. */
export async function openToken(header: string, secret: string | undefined): Promise<OpenedToken> {
  const token = /^Session (.+)$/.exec(header)?.[1];
  if (!token) return { refusal: "invalid_cart_token: Invalid Cart-Token" };
  try {
    const payload = await verify(token, secret || DEFAULT_SECRET, ALGORITHM);
    const data = payload.data as { customer_id?: unknown } | undefined;
    if (typeof data?.customer_id === "string") return { customerId: data.customer_id };
    return { refusal: "invalid_token: Customer ID not found in session token" };
  } catch (error) {
    return { refusal: `invalid_token: ${explainRefusal(error, token)}` };
  }
}

function explainRefusal(error: unknown, token: string): string {
  if (error instanceof JwtTokenExpired) return "Expired token";
  if (error instanceof JwtTokenSignatureMismatched) return "Signature verification failed";
  return token.split(".").length === 3 ? "Syntax error, malformed JSON" : "Wrong number of segments";
}
