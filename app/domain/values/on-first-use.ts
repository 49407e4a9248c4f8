/** Creates a value on the first call only: formatters and collators of `Intl` take a cheap phone up to 30 ms. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
