import type { HonoRequest } from "hono";
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  distinctRemoteAddr,
  isIPv4MappedIPv6,
} from "hono/utils/ipaddr";

const ADDRESS = /^[\da-f.:]{2,45}$/i;
const LOCAL_V4 = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const LOCAL_V6 = /^(::$|f[cd]|fe[89ab])/;

/** The client's IP address as Cloudflare reports it. A client can forge X-Forwarded-For, but not this header. */
export function readClientAddress(request: HonoRequest): string | null {
  const address = request.header("cf-connecting-ip")?.trim() ?? "";
  return ADDRESS.test(address) ? address : null;
}

/** The key under which the client's IP address is counted; null where the address identifies nobody. */
export function readAddressKey(request: HonoRequest): string | null {
  return addressKey(readClientAddress(request));
}

/**
 * The key under which an IP address is counted: an IPv4 address itself, the /64 of an IPv6 address. null for private
 * addresses, which Cloudflare never reports: the shop runs without Cloudflare, so all shoppers may share 127.0.0.1.
 */
export function addressKey(address: string | null): string | null {
  if (!address) return null;
  if (distinctRemoteAddr(address) === "IPv4") return LOCAL_V4.test(address) ? null : address;
  const bits = readIPv6(address);
  if (bits === null) return null;
  if (isIPv4MappedIPv6(bits)) return addressKey(convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits)));
  // A household or a phone has a whole /64 to choose from.
  const network = convertIPv6BinaryToString((bits >> 64n) << 64n);
  return LOCAL_V6.test(network) ? null : `${network}/64`;
}

function readIPv6(address: string): bigint | null {
  try {
    return convertIPv6ToBinary(address);
  } catch {
    return null;
  }
}
