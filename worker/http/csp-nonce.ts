/** A nonce for one response's scripts: random, so that injected markup can't know it. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** The page with its nonce replaced by a random one, so that a cached copy never reveals a nonce that was served. */
export function blankNonce(text: string, nonce: string): { bytes: Uint8Array<ArrayBuffer>; positions: number[] } {
  const encoder = new TextEncoder();
  const positions: number[] = [];
  let at = 0;
  for (const part of text.split(nonce).slice(0, -1)) {
    at += encoder.encode(part).length;
    positions.push(at);
    at += nonce.length;
  }
  return { bytes: encoder.encode(text.replaceAll(nonce, makeNonce())) as Uint8Array<ArrayBuffer>, positions };
}

/** The page with this response's nonce at the positions. All nonces are ASCII and of one length. */
export function writeNonce(
  bytes: Uint8Array<ArrayBuffer>,
  positions: number[],
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const encoded = new TextEncoder().encode(nonce);
  for (const position of positions) bytes.set(encoded, position);
  return bytes;
}
