import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalUrl } from "./cache-key";
import { countRuns } from "../../tests/fixtures/trials";

const SITE = { filterAttributes: ["pa_cvyat", "pa_razmer"] };
const canonical = (href: string) => canonicalUrl(new URL(href, "https://shop.test"), SITE);

test("tracking, junk and the order of parameters make no other entry", () => {
  const spellings = [
    "/magazin?filter=pa_cvyat[cheren,sin],sale[true]&orderby=price",
    "/magazin?orderby=PRICE&filter=sale[true],pa_cvyat[sin,cheren]",
    "/magazin?utm_source=x&filter=pa_cvyat%5Bsin%2Ccheren%5D,sale%5Btrue%5D&orderby=price&order=asc&fbclid=1#top",
    "/magazin?filter=pa_cvyat[cheren,sin,null],pa_unknown[x],sale[true,],price[1]&orderby=price&order=sideways",
  ];
  expect(new Set(spellings.map(canonical))).toEqual(
    new Set(["/magazin?filter=pa_cvyat%5Bcheren,sin%5D,sale%5Btrue%5D&orderby=price"]),
  );
});

test.each([
  ["/?utm_source=x", "/"],
  ["/wishlist?x=1", "/wishlist"],
  ["/no-such-page?id=1", "/no-such-page"],
  ["/magazin/page/3?filter=&orderby=date", "/magazin/page/3"],
  ["/produkt-kategoriya/a/%d0%b1?orderby=rating&x", "/produkt-kategoriya/a/%D0%B1?orderby=rating"],
  ["/produkt/a?gclid=1", "/produkt/a"],
  ["/produkt/a?reviews=3&utm=1", "/produkt/a?reviews=3"],
  ["/produkt/a?reviews=51", "/produkt/a"],
  ["/produkt/a?reviews=x&attribute_=&attribute_pa_x=", "/produkt/a"],
  ["/produkt/a?b=1&attribute_pa_z=m&attribute_pa_a=s", "/produkt/a?attribute_pa_a=s&attribute_pa_z=m"],
  ["/produkt/a?attribute_pa_z=m&reviews=2&attribute_pa_a=s", "/produkt/a?attribute_pa_a=s&attribute_pa_z=m&reviews=2"],
  ["/api/products?x=1&ids=7,3,x,7", "/api/products?ids=7,3"],
  ["/api/suggest?x=1&q=%20whey%20%20protein", "/api/suggest?q=whey+protein"],
  ["/api/suggest?q=<b>", "/api/suggest?q="],
  [
    "/api/offices?postcode=1000&x=1&city=%20Русе%20&courier=econt",
    "/api/offices?courier=econt&city=%D0%A0%D1%83%D1%81%D0%B5&region=&postcode=1000&kind=",
  ],
  ["/api/offices?city=Ruse&courier=other&kind=locker", "/api/offices"],
])("%s is %s", (address, expected) => {
  expect(canonical(address)).toBe(expected);
});

test("data has entries of its own, by the routes that are asked for", () => {
  expect(canonical("/magazin.data?_routes=routes/listing/route,root&orderby=price&utm=1")).toBe(
    "/magazin.data?orderby=price&_routes=root,routes/listing/route",
  );
  expect(canonical("/magazin.data?_routes=root,routes/listing/route&orderby=price")).toBe(
    "/magazin.data?orderby=price&_routes=root,routes/listing/route",
  );
  expect(canonical("/magazin.data?_routes=<script>,,")).toBe("/magazin.data");
  expect(canonical("/magazin?_routes=root")).toBe("/magazin");
  expect(canonical("/produkt/a.data?reviews=2&x=1")).toBe("/produkt/a.data?reviews=2");
  expect(canonical("/_.data?utm=1")).toBe("/_.data");
});

test.each([
  "/magazin?page=2",
  "/magazin?search=whey",
  "/produkt-etiket/a?pa_cvyat=cheren",
  "/marka-produkt/a?sort=price-asc",
])("%s leads to another address, and is not kept", (address) => {
  expect(canonical(address)).toBeNull();
});

test("a canonical address is its own canonical address, whatever was asked", () => {
  const path = fc.constantFrom(
    "/",
    "/magazin",
    "/magazin/page/2",
    "/produkt/a",
    "/produkt/a.data",
    "/api/suggest",
    "/api/offices",
    "/x.data",
  );
  const name = fc.constantFrom(
    "filter",
    "orderby",
    "order",
    "reviews",
    "attribute_pa_a",
    "q",
    "ids",
    "courier",
    "city",
    "_routes",
    "utm_source",
  );
  const words = fc.constantFrom(
    "pa_cvyat[a,b]",
    "sale[true]",
    "price[2,1]",
    "search[x y]",
    "price",
    "asc",
    "2",
    "root",
    "econt",
    "1,2",
  );
  const query = fc.array(fc.tuple(name, fc.oneof(words, fc.string({ unit: "binary" }))), { maxLength: 5 });
  fc.assert(
    fc.property(path, query, (where, pairs) => {
      const address = `${where}?${new URLSearchParams(pairs.map(([key, value]) => [key, value.toWellFormed()]))}`;
      const once = canonical(address);
      return once === null || canonical(once) === once;
    }),
    { numRuns: countRuns(2000) },
  );
});
