const ADDRESS = /^[\da-f.:]{2,45}$/i;
const LOCAL_V4 = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const LOCAL_V6 = /^(::1?$|f[cd]|fe[89ab])/;
const GROUPS = 8;
/** A household or a phone has a whole /64 of IPv6 addresses to choose from. */
const GROUPS_COUNTED = 4;

/** The client address that Cloudflare reports. A client can forge X-Forwarded-For, but not this header. */
export function readClientAddress(header: (name: string) => string | undefined): string | null {
  const address = header("cf-connecting-ip")?.trim() ?? "";
  return ADDRESS.test(address) ? address : null;
}

/** The key that counts the client's address, or null where the address identifies nobody. */
export function readAddressKey(header: (name: string) => string | undefined): string | null {
  return addressKey(readClientAddress(header));
}

/**
 * The key that counts an address: an IPv4 address itself, the /64 of an IPv6 address. null for private addresses: Cloudflare
 * reports none, so the shop runs without Cloudflare, where all shoppers may share 127.0.0.1.
 */
export function addressKey(address: string | null): string | null {
  if (!address) return null;
  if (!address.includes(":")) return isV4(address) && !LOCAL_V4.test(address) ? address : null;
  const { hostname } = URL.parse(`http://[${address}]/`) ?? {};
  if (!hostname) return null;
  const short = hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short);
  if (mapped) return addressKey(toV4(mapped[1]!, mapped[2]!));
  return LOCAL_V6.test(short) ? null : `${expand(short).slice(0, GROUPS_COUNTED).join(":")}::/64`;
}

function isV4(address: string): boolean {
  return /^\d+(\.\d+){3}$/.test(address) && URL.parse(`http://${address}/`)?.hostname === address;
}

function expand(short: string): string[] {
  const [start, end] = short.split("::").map((half) => half.split(":").filter(Boolean)) as [string[], string[]?];
  if (!end) return start;
  return [...start, ...Array.from({ length: GROUPS - start.length - end.length }, () => "0"), ...end];
}

function toV4(high: string, low: string): string {
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join(".");
}
