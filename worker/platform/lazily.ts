/** A service that is created on first use, for what most requests don't need. It can't be spread or enumerated. */
export function lazily<Service extends object>(compose: () => Service): Service {
  let composed: Service | undefined;
  return new Proxy({} as Service, {
    get(_, name) {
      composed ??= compose();
      const member: unknown = Reflect.get(composed, name);
      // Private fields need the object itself as `this`.
      return typeof member === "function" ? (member.bind(composed) as unknown) : member;
    },
  });
}
