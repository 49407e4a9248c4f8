const ALGORITHM = { name: "PBKDF2", hash: "SHA-256" } as const;

/** Few enough for a free Worker's CPU time; the demo's accounts belong to nobody. */
const ITERATIONS = 10_000;
const KEY_BITS = 256;

/** "salt:key", both in hex. */
export async function hashPassword(password: string): Promise<string> {
  return hashWithSalt(password, toHex(crypto.getRandomValues(new Uint8Array(16))));
}

export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [salt = ""] = hash.split(":");
  return isSame(await hashWithSalt(password, salt), hash);
}

export async function hashWithSalt(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
  const parameters = { ...ALGORITHM, salt: encoder.encode(salt), iterations: ITERATIONS };
  return `${salt}:${toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, material, KEY_BITS)))}`;
}

/** For keys that are long and random already. */
export async function digest(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export function inventKey(bytes = 16): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

// In constant time.
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
