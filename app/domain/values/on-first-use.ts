/** A function that makes its value when it is first called: formatters and collators take a phone up to 30 ms to make. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
