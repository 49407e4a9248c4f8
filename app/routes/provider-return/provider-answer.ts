/** A login provider's redirect (OAuth 2.0, RFC 6749 §4.1.2). */
type ProviderAnswer =
  | { kind: "code"; provider: string; code: string; state: string }
  | { kind: "refused"; provider: string; state: string; isDenied: boolean }
  | { kind: "malformed" };

const LENGTH_MAX = 2000;

/** Parses the redirect URL. Never throws. */
export function readProviderAnswer(name: string, query: URLSearchParams): ProviderAnswer {
  // "google" and "oauth2-generic" in the URL are "GOOGLE" and "OAUTH2_GENERIC" at the backend.
  const provider = name.toUpperCase().replaceAll("-", "_");
  const read = (part: string) => query.get(part)?.slice(0, LENGTH_MAX).toWellFormed() ?? "";
  const [code, state, error] = [read("code"), read("state"), read("error")];
  if (!/^[A-Z0-9_]{1,40}$/.test(provider)) return { kind: "malformed" };
  if (error) return { kind: "refused", provider, state, isDenied: error === "access_denied" };
  return code && state ? { kind: "code", provider, code, state } : { kind: "malformed" };
}
