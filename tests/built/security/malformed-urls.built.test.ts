import fc from "fast-check";
import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";
import { countTrials } from "../../fixtures/trials";

const ADDRESSES = countTrials("addresses");
const AT_ONCE = 4;
const ORIGIN = "http://shop.test";

let shop: BuiltShop;

runBuiltShop((built) => void ({ shop } = built), {}, { backend: "empty" });

const junk = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.stringMatching(/^[!-~]{0,20}$/).map((text) => text.replaceAll("#", "")),
  fc.constantFrom(
    "%",
    "%zz",
    "%c3",
    "%00",
    "%2e%2e",
    "..",
    "%5c",
    "//evil.example",
    "null",
    "NaN",
    "-1",
    "1e9",
    "page",
  ),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "[",
    "]",
    "filter=[",
    "%F0%9F%92%AA",
    "<script>",
    "'\"--",
    "a".repeat(600),
  ),
);
const path = fc
  .tuple(
    fc.constantFrom(
      ["magazin"],
      ["magazin", "page"],
      ["produkt"],
      ["produkt-kategoriya"],
      ["produkt-kategoriya", "a"],
      ["produkt-etiket"],
      ["produkt-etiket", "a", "page"],
      ["marka-produkt"],
      ["wishlist"],
      ["saglasie"],
      ["sravnenie"],
      ["kupon"],
      ["izvestie"],
      ["api", "seen"],
      ["cart"],
      ["checkout"],
      ["checkout", "order-received"],
      ["my-account"],
      ["my-account", "lost-password"],
      ["oauth", "login"],
      ["img"],
      ["img", "w"],
      ["api"],
      ["api", "suggest"],
      ["webhooks"],
      ["blog"],
      ["blog", "page"],
      ["blog", "kategoriya"],
      ["blog", "kategoriya", "a", "page"],
      ["sitemaps"],
      [],
    ),
    fc.array(junk, { maxLength: 2 }),
    fc.constantFrom("", "", ".data"),
  )
  .map(([known, unknown, end]) => `/${[...known, ...unknown].join("/")}${end}`);
/** The same to the router, which ignores case and needless encoding. */
const spelling = fc
  .tuple(path, fc.nat(40), fc.constantFrom("as it is", "capital", "encoded"))
  .map(([where, at, how]) => {
    const character = where[at] ?? "";
    const isInside = /[a-z]/i.test(character) && !/%.?$/.test(where.slice(0, at));
    if (how === "as it is" || !isInside) return where;
    const other = how === "capital" ? character.toUpperCase() : `%${character.charCodeAt(0).toString(16)}`;
    return where.slice(0, at) + other + where.slice(at + 1);
  });
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom("filter", "orderby", "order", "page", "search", "q", "src", "ids", "key", "_routes"), junk),
  fc.tuple(fc.constantFrom("pa_cvyat", "price_from", "price_to", "sale", "rating", "sort", "category"), junk),
  fc.tuple(fc.constantFrom("action", "returnTo", "notice", "login", "code", "state", "error", "sent"), junk),
  fc.tuple(junk, junk),
);
const address = fc
  .tuple(spelling, fc.array(parameter, { maxLength: 4 }))
  .map(
    ([where, parameters]) =>
      `${where}${parameters.length > 0 ? "?" : ""}${parameters.map((one) => one.join("=")).join("&")}`,
  );

test(`${ADDRESSES} malformed URLs over all routes never cause a server error`, async () => {
  const left = fc.sample(
    // What no browser can send is skipped.
    address.filter((one) => URL.canParse(ORIGIN + one)),
    { numRuns: ADDRESSES, seed: 20_261_121 },
  );
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  const work = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const answer = await shop.fetch(shop.url.origin + one, { headers: { accept: "text/html" } });
      await answer.body?.cancel();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) failures.push(`${answer.status} ${one}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(failures).toEqual([]);
  // The generator reaches pages, redirects, refusals and unknown URLs.
  for (const status of [200, 301, 400, 404])
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(ADDRESSES / 40);
});
