import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileUrl } from "../../../tests/fixtures/hostile-urls";
import { readReturnPath } from "./return-path";
import { countRuns } from "../../../tests/fixtures/trials";

const RUNS = countRuns(20_000);

const SITES = ["https://sila.example", "http://localhost:8787", "http://192.168.0.7:8787"];
const BACKSLASH = "\\";

const segment = fc.oneof(
  fc.constantFrom(
    "/",
    "//",
    "/.",
    "/..",
    "/./",
    BACKSLASH,
    "/\t/",
    "/\n",
    "%2f",
    "%5c",
    "%09",
    "%2e%2e",
    "@",
    ":",
    ".",
  ),
  fc.constantFrom(
    "evil.example",
    "api",
    "API",
    "%61pi",
    "oauth",
    "img",
    "magazin",
    "my-account",
    "cart.data",
    "outbox",
  ),
  fc.constantFrom("?x=1", "#x", "?returnTo=//evil.example", "javascript:alert(1)", "https://", "sila.example"),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const path = fc.array(segment, { maxLength: 8 }).map((segments) => `/${segments.join("")}`);
const anything = fc.oneof({ weight: 5, arbitrary: path }, { weight: 3, arbitrary: hostileUrl }, fc.string());

test("any string resolves to a path on our own origin, and resolving it again changes nothing", () => {
  let accepted = 0;
  fc.assert(
    fc.property(anything, (wanted) => {
      const found = readReturnPath(wanted);
      if (found === null) return;
      accepted += 1;
      expect(found).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      for (const site of SITES) expect(new URL(found, site).origin).toBe(site);
      expect(readReturnPath(found)).toBe(found);
    }),
    { numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(RUNS / 10);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/%2f%2fevil.example/",
  "/%5cevil.example",
  "/magazin//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "evil.example",
  "/%",
  `/${"a".repeat(2000)}`,
  "",
])("%j is no return path", (wanted) => {
  expect(readReturnPath(wanted)).toBeNull();
});

test.each([
  "/api/suggest?q=a",
  "/API/suggest",
  "/%61pi/suggest",
  "/oauth/login/google?code=1",
  "/img/card/1",
  "/webhooks/stripe",
  "/healthz",
  "/cart.data",
  "/_root.data",
  "/__manifest",
  "/sitemap.xml",
  "/my-account/lost-password",
  "/my-account/lost-password?key=k&login=l",
  "/outbox",
  "/demo-provider/authorize",
])("%s is no page to return to", (wanted) => {
  expect(readReturnPath(wanted)).toBeNull();
});

test.each([
  ["/checkout", "/checkout"],
  ["/my-account/orders/12?x=1#y", "/my-account/orders/12?x=1#y"],
  ["/magazin/../cart", "/cart"],
  ["/блог", "/%D0%B1%D0%BB%D0%BE%D0%B3"],
  ["/", "/"],
  ["/apiary", "/apiary"],
])("%s leads to %s", (wanted, path) => {
  expect(readReturnPath(wanted)).toBe(path);
});
