/** A service that is composed when it is first used: a page may ask for many of them, and most ask for few. */
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
