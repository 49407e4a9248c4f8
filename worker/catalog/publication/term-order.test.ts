import fc from "fast-check";
import { expect, test } from "vitest";
import { TermOrderBuild } from "./term-order";

const NAMES: Record<string, string> = { "no-2": "№ 2", "no-10": "№ 10", abv: "Яйце" };

function merge(...lists: string[][]): string[] | undefined {
  const build = new TermOrderBuild();
  for (const list of lists) build.add({ pa_x: list, product_cat: list });
  return build.finish((_taxonomy, slug) => NAMES[slug] ?? slug).pa_x;
}

test("the order of an attribute's terms is put together from the products that have several", () => {
  expect(merge(["cheren", "byal"], ["byal", "sin"], ["cheren", "sin"], ["zelen"])).toEqual(["cheren", "byal", "sin"]);
  expect(merge(["sin"], ["byal"])).toBeUndefined();
});

test("terms that no product has together are in alphabetical order", () => {
  expect(merge(["no-10", "z"], ["no-2", "z"])).toEqual(["no-2", "no-10", "z"]);
  expect(merge(["абв", "z"], ["abv", "z"])).toEqual(["абв", "abv", "z"]);
});

test("any products' terms, in one order, give that order; contradictions lose none", () => {
  const order = Array.from({ length: 8 }, (_, place) => `${(place * 5) % 8}`);
  const lists = fc.array(fc.subarray(order), { maxLength: 20 });
  fc.assert(
    fc.property(lists, (some) => {
      const merged = merge(...some) ?? [];
      for (const list of some.filter(({ length }) => length > 1))
        expect(merged.filter((slug) => list.includes(slug))).toEqual(list);
      const turned = merge(...some, ...some.map((list) => list.toReversed())) ?? [];
      expect(turned.toSorted()).toEqual(merged.toSorted());
    }),
  );
});
