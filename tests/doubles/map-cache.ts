/** The Cache API in a Map, without its times: who keeps there judges the age himself. */
export function makeCache(): Pick<Cache, "match" | "put" | "delete"> & { entries: Map<string, Response> } {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: (key) => Promise.resolve(entries.get(String(key))?.clone()),
    put: (key, answer) => Promise.resolve(void entries.set(String(key), answer)),
    delete: (key) => Promise.resolve(entries.delete(String(key))),
  };
}
