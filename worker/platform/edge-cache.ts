/** The Cache API of this data center; the DOM's types hide `default`. */
export function openDefaultCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}
