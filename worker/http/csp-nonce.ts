/** Random enough that nothing written beforehand can hold it: it lets the scripts of one answer run. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** A page without its nonce: another random one stands in its places, so that a copy never shows what a shopper had. */
export function blankNonce(text: string, nonce: string): { bytes: Uint8Array<ArrayBuffer>; places: number[] } {
  const encoder = new TextEncoder();
  const places: number[] = [];
  let at = 0;
  for (const part of text.split(nonce).slice(0, -1)) {
    at += encoder.encode(part).length;
    places.push(at);
    at += nonce.length;
  }
  return { bytes: encoder.encode(text.replaceAll(nonce, makeNonce())) as Uint8Array<ArrayBuffer>, places };
}

/** The same page with this answer's nonce in the places. Nonces are of one length, in ASCII. */
export function writeNonce(bytes: Uint8Array<ArrayBuffer>, places: number[], nonce: string): Uint8Array<ArrayBuffer> {
  const letters = new TextEncoder().encode(nonce);
  for (const place of places) bytes.set(letters, place);
  return bytes;
}
