const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The start of a PNG that says it is so large: what is read before anything is decoded. */
export function startPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  bytes.set(SIGNATURE);
  view.setUint32(8, 13);
  bytes.set(new TextEncoder().encode("IHDR"), 12);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 6], 24);
  return bytes;
}

/** The start of a GIF that says it is so large. */
export function startGif(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(32);
  bytes.set(new TextEncoder().encode("GIF89a"));
  const view = new DataView(bytes.buffer);
  view.setUint16(6, width, true);
  view.setUint16(8, height, true);
  return bytes;
}

/** An answer that holds these bytes, as a picture's server gives it. */
export function answerWith(body: BodyInit | null, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { "content-type": type, ...headers } });
}
