/** Names of countries in Bulgarian by ISO code. For loaders: browsers spell some names in another way than the server. */
export function countryNames(codes: string[]): Record<string, string> {
  const names = new Intl.DisplayNames(["bg"], { type: "region", fallback: "code" });
  return Object.fromEntries(
    codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => [code, names.of(code) ?? code]),
  );
}
