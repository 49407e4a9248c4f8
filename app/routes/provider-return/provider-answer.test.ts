import fc from "fast-check";
import { expect, test } from "vitest";
import { readProviderAnswer } from "./provider-answer";

const read = (name: string, query: string) => readProviderAnswer(name, new URLSearchParams(query));

test.each([
  ["google", "code=c&state=s", { kind: "code", provider: "GOOGLE", code: "c", state: "s" }],
  ["oauth2-generic", "code=c&state=s", { kind: "code", provider: "OAUTH2_GENERIC", code: "c", state: "s" }],
  ["google", "error=access_denied&state=s", { kind: "refused", provider: "GOOGLE", state: "s", isDenied: true }],
  ["google", "error=server_error", { kind: "refused", provider: "GOOGLE", state: "", isDenied: false }],
  ["google", "error=access_denied&code=c&state=s", { kind: "refused", provider: "GOOGLE", state: "s", isDenied: true }],
  ["google", "code=c", { kind: "malformed" }],
  ["google", "state=s", { kind: "malformed" }],
  ["google", "", { kind: "malformed" }],
  ["<b>", "code=c&state=s", { kind: "malformed" }],
])("%s?%s", (name, query, answer) => {
  expect(read(name, query)).toEqual(answer);
});

test("any URL is parsed as one of the three replies, never an error", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.dictionary(fc.constantFrom("code", "state", "error"), fc.string()),
      (name, query) => {
        const answer = readProviderAnswer(name, new URLSearchParams(query));
        expect(["code", "refused", "malformed"]).toContain(answer.kind);
        if (answer.kind !== "malformed") expect(answer.provider).toMatch(/^[A-Z0-9_]+$/);
      },
    ),
  );
});
