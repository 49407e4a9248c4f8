import fc from "fast-check";
import { expect, test } from "vitest";
import { blankNonce, makeNonce, writeNonce } from "./security-headers";

test("a nonce is 24 characters of base64 and unique", () => {
  const nonces = Array.from({ length: 1000 }, makeNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{24}$/);
});

test("replacing the nonce changes only its positions, whatever the page contains", () => {
  const words = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("NONCE"), fc.constant("Протеин")));
  fc.assert(
    fc.property(words, (parts) => {
      const [first, second] = [makeNonce(), makeNonce()];
      const page = (nonce: string) => parts.map((part) => (part === "NONCE" ? nonce : part.toWellFormed())).join(" ");
      const { bytes, positions } = blankNonce(page(first), first);
      expect(positions).toHaveLength(parts.filter((part) => part === "NONCE").length);
      expect(new TextDecoder().decode(bytes).includes(first)).toBe(false);
      expect(new TextDecoder().decode(writeNonce(bytes, positions, second))).toBe(page(second));
    }),
  );
});
