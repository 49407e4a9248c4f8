/** A value made when it is first asked for: making one of Intl takes a cheap phone up to 50 ms, before its page is alive. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
