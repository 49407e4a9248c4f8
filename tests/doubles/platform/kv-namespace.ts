/**
 * An in-memory KV. Another data center sees writes only after `propagate`; `writesLeft` is the day's quota;
 * `isDown`: every call fails.
 */
export function openKv() {
  const [written, seen] = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()];
  const control = { isDown: false, writesLeft: Infinity, writes: 0 };
  const open = (values: Map<string, Uint8Array>) => ({
    get: (key: string, options?: unknown) => {
      if (control.isDown) return Promise.reject(new Error("KV is down"));
      const value = values.get(key);
      if (!value) return Promise.resolve(null);
      const text = new TextDecoder().decode(value);
      if (options === "arrayBuffer") return Promise.resolve(value.slice().buffer);
      return Promise.resolve(options === "json" ? (JSON.parse(text) as unknown) : text);
    },
    put: (key: string, value: Uint8Array | string) => {
      if (control.isDown || control.writesLeft-- <= 0)
        return Promise.reject(new Error("KV put limit exceeded for the day"));
      control.writes++;
      written.set(key, typeof value === "string" ? new TextEncoder().encode(value) : value.slice());
      return Promise.resolve();
    },
    delete: (key: string) => Promise.resolve(void written.delete(key)),
    list: ({ prefix = "" } = {}) =>
      Promise.resolve({
        keys: [...written.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name })),
      }),
  });
  const propagate = () => void written.forEach((value, key) => seen.set(key, value));
  const near = open(written) as unknown as KVNamespace;
  return Object.assign(near, { control, written, propagate, far: open(seen) as unknown as KVNamespace });
}
