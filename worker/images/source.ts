import { imageDimensionsFromData } from "image-dimensions";
import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_REDIRECTS_MAX, IMAGE_TIMEOUT_MS } from "../../app/config/images";

type RasterType = "image/jpeg" | "image/png" | "image/webp" | "image/avif" | "image/gif";

/** An image of the backend. Its type is read from its bytes, whatever its headers say. */
export interface Original {
  ok: true;
  bytes: Uint8Array<ArrayBuffer>;
  type: RasterType;
}

export interface Refusal {
  ok: false;
  status: 400 | 404 | 413 | 415 | 502 | 504;
  reason: string;
}

// Some servers don't know newer types and send "application/octet-stream"; the bytes decide then.
const DECLARED = /^(image\/(jpe?g|png|webp|avif|gif)|(application|binary)\/octet-stream)(?![\w.+-])/i;
const HEADER_BYTES_MAX = 512 * 1024;

/** The URL of an image on an allowed host, without fragment or tracking parameters; null for anything else. */
export function readSource(src: string | undefined, hosts: string[]): URL | null {
  const url = URL.parse(src ?? "");
  if (!url) return null;
  url.hash = "";
  // WordPress distinguishes versions of a replaced file by `ver`; other parameters would only create duplicates.
  const version = url.searchParams.get("ver") ?? "";
  url.search = /^[\w.-]{1,20}$/.test(version) ? `ver=${version}` : "";
  return isAllowed(url, hosts) ? url : null;
}

/** Fetches an image; refuses other content, too many bytes or pixels, slow servers, and redirects to other hosts. */
export async function fetchOriginal(
  fetcher: typeof fetch,
  source: URL,
  hosts: string[],
  timeoutMs = IMAGE_TIMEOUT_MS,
): Promise<Original | Refusal> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("too slow")), { once: true });
  });
  try {
    return await Promise.race([load(fetcher, source, hosts, signal), timeout]);
  } catch {
    return signal.aborted ? refusal(504, "the picture's server is too slow") : refusal(502, "no answer");
  }
}

async function load(fetcher: typeof fetch, source: URL, hosts: string[], signal: AbortSignal) {
  let url = source;
  for (let hops = 0; hops <= IMAGE_REDIRECTS_MAX; hops++) {
    const response = await fetcher(url.href, {
      redirect: "manual",
      signal,
      headers: { accept: "image/jpeg,image/png,image/webp,image/gif" },
    });
    if (response.status < 300 || response.status >= 400) return readResponse(response, signal);
    await response.body?.cancel();
    const target = URL.parse(response.headers.get("location") ?? "", url);
    if (!target) return refusal(404, "no such picture");
    url = target;
    if (!isAllowed(url, hosts)) return refusal(400, "src: leads away from this shop");
  }
  return refusal(404, "too many redirects");
}

async function readResponse(response: Response, signal: AbortSignal): Promise<Original | Refusal> {
  const refuse = async (status: Refusal["status"], reason: string) => {
    await response.body?.cancel();
    return refusal(status, reason);
  };
  if (response.status >= 500) return refuse(502, "the picture's server fails");
  if (!response.ok) return refuse(404, "no such picture");
  if (!DECLARED.test(response.headers.get("content-type") ?? "")) return refuse(415, "not a raster picture");
  if (!(Number(response.headers.get("content-length") ?? 0) <= IMAGE_BYTES_MAX)) return refuse(413, "too many bytes");
  const bytes = await readBytes(response.body, signal);
  if (!bytes) return refusal(413, "too many bytes");
  const size = measure(bytes);
  if (!size) return refusal(415, "not a raster picture");
  if (size.width * size.height > IMAGE_PIXELS_MAX) return refusal(413, "too many pixels");
  return { ok: true, bytes, type: `image/${size.type}` };
}

// Counted while it arrives, because a body without a length could exhaust the memory.
async function readBytes(body: ReadableStream<Uint8Array> | null, signal: AbortSignal) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  // Otherwise a body that never ends would hold its connection and memory.
  signal.addEventListener("abort", () => void reader?.cancel().catch(() => undefined), { once: true });
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    length += next.value.byteLength;
    if (length > IMAGE_BYTES_MAX) {
      await reader?.cancel();
      return null;
    }
    chunks.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function measure(bytes: Uint8Array) {
  try {
    const size = imageDimensionsFromData(bytes.subarray(0, HEADER_BYTES_MAX));
    return size && size.type !== "heic" && size.width > 0 && size.height > 0 ? { ...size, type: size.type } : null;
  } catch {
    return null;
  }
}

function isAllowed(url: URL, hosts: string[]): boolean {
  return hosts.includes(url.host) && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

function refusal(status: Refusal["status"], reason: string): Refusal {
  return { ok: false, status, reason };
}
