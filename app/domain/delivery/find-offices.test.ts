import { expect, test } from "vitest";
import { findDistance, findOffices } from "./find-offices";
import type { Office } from "./office";

function makeOffice(id: string, more: Partial<Office> = {}): Office {
  return {
    id,
    kind: "office",
    name: `Офис ${id}`,
    address: "",
    hours: { weekdays: "", saturday: "", sunday: "" },
    location: null,
    maxWeight: null,
    ...more,
  };
}

const OFFICES = [
  makeOffice("1127", { name: "София Младост", address: "ж.к. Младост 1, бл. 54", location: [42.65, 23.38] }),
  makeOffice("1120", { name: "София Витоша", address: "бул. „Витоша“ 100", location: [42.69, 23.32] }),
  makeOffice("9", { name: "София Люлин", address: "ж.к. Люлин 4" }),
];
const NO_ORDER = { recent: [], from: null };
const idsOf = (typed: string, order: Parameters<typeof findOffices>[2] = NO_ORDER) =>
  findOffices(OFFICES, typed, order).map(({ id }) => id);

test.each([
  ["", ["1120", "9", "1127"]],
  ["младост", ["1127"]],
  ["бл 54", ["1127"]],
  ["витоша 100", ["1120"]],
  ["„Витоша“", ["1120"]],
  ["112", ["1120", "1127"]],
  ["люлин витоша", []],
])("„%s“ finds offices by the beginnings of words of name, address or number", (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids);
});

test("offices used last come first, then the nearest; those of unknown location last", () => {
  expect(idsOf("", { recent: ["9"], from: [42.65, 23.37] })).toEqual(["9", "1127", "1120"]);
  expect(idsOf("", { recent: [], from: [42.65, 23.37] })).toEqual(["1127", "1120", "9"]);
});

test("the distance is in kilometers", () => {
  expect(findDistance([42.7, 23.32], { location: [42.14, 24.75] })).toBeCloseTo(132.2, -0.5);
});
