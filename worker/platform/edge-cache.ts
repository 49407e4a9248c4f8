/** The cache of this data centre; types of browsers hide it. */
export function openDefaultCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}
