import fc from "fast-check";
import { expect, test } from "vitest";
import { blankNonce, makeNonce, writeNonce } from "./csp-nonce";

test("a nonce is 24 letters of base64, and never the same", () => {
  const nonces = Array.from({ length: 1000 }, makeNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{24}$/);
});

test("another nonce comes into the places of the first, and nothing else changes, whatever the page says", () => {
  const words = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("NONCE"), fc.constant("Протеин")));
  fc.assert(
    fc.property(words, (parts) => {
      const [first, second] = [makeNonce(), makeNonce()];
      const page = (nonce: string) => parts.map((part) => (part === "NONCE" ? nonce : part.toWellFormed())).join(" ");
      const { bytes, places } = blankNonce(page(first), first);
      expect(places).toHaveLength(parts.filter((part) => part === "NONCE").length);
      expect(new TextDecoder().decode(bytes).includes(first)).toBe(false);
      expect(new TextDecoder().decode(writeNonce(bytes, places, second))).toBe(page(second));
    }),
  );
});
