// @vitest-environment happy-dom
import { act, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { mountInShop } from "../../../tests/fixtures/mount-in-shop";
import { AddressFields } from "./address-fields";

const COUNTRIES = { BG: "България", RO: "Румъния", IT: "Италия" };
const ROMANIA = [
  { code: "B", name: "București" },
  { code: "IF", name: "Ilfov" },
];
const ITALY = [{ code: "IF", name: "Forlì" }];

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

/** A form for a Romanian address, whose region is typed before Romania's list has been loaded. */
async function typeRegion(text: string, laterCountry?: string): Promise<string> {
  await mountInShop([{ path: "/", Component: RomanianAddress }]);
  const field = document.querySelector<HTMLInputElement>("input[name='shipping.state']")!;
  field.setRangeText(text);
  await act(() => field.dispatchEvent(new Event("input", { bubbles: true })));
  if (laterCountry) {
    const country = document.querySelector<HTMLInputElement>("select[name='shipping.country']")!;
    country.value = laterCountry;
    await act(() => country.dispatchEvent(new Event("change", { bubbles: true })));
  }
  await act(() => document.querySelector<HTMLButtonElement>("button.load")!.click());
  return String(new FormData(document.querySelector("form")!).get("shipping.state"));
}

function RomanianAddress() {
  const [regions, setRegions] = useState({});
  const form = { values: { "shipping.country": "RO" }, problems: {}, firstWrong: undefined };
  return (
    <form>
      <AddressFields form={form} block="shipping" countries={COUNTRIES} regions={regions} />
      <button type="button" className="load" onClick={() => setRegions({ RO: ROMANIA, IT: ITALY })}>
        Load
      </button>
    </form>
  );
}

test.each([
  ["Ilfov", "IF"],
  [" bucurești ", "B"],
  ["Bucuresti", "B"],
  ["if", "IF"],
])(
  "the region %j, typed or filled in by the browser before its list was there, is selected in it",
  async (text, code) => {
    expect(await typeRegion(text)).toBe(code);
  },
);

test("a text that names no region of the list selects none", async () => {
  expect(await typeRegion("Cluj")).toBe("");
  document.body.replaceChildren();
  expect(await typeRegion("")).toBe("");
});

test("a region's code that was typed for one country selects no region of another, a name does", async () => {
  expect(await typeRegion("IF", "IT")).toBe("");
  document.body.replaceChildren();
  expect(await typeRegion("Forli", "IT")).toBe("IF");
});
