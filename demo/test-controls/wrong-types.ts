/** Every value with another type than the schema's, except for type names, which a client only passes on. */
export function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.map((one, index) => [`item${index}`, withWrongTypes(one)]));
  if (typeof value === "string") return 42;
  if (typeof value === "number") return "четиридесет и две";
  if (typeof value === "boolean") return value ? "yes" : "";
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === "__typename" ? one : withWrongTypes(one)]),
  );
}
