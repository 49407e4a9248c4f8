import { expect, test } from "vitest";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import { problemText } from "#strings/checkout/checkout";
import { AddressFields } from "./address-fields";

const COUNTRIES = { BG: "България", NL: "Нидерландия", RO: "Румъния" };

function draw(country: string, block: "billing" | "shipping" = "shipping", countries: object = COUNTRIES): string {
  const problems = { [`${block}.postcode`]: "postcode" };
  const form = { values: { [`${block}.country`]: country }, problems, firstWrong: undefined };
  return renderInShop(<AddressFields form={form} block={block} countries={{ ...countries }} regions={{}} />);
}

const postcodeIn = (html: string) => /<input[^>]*name="\w+\.postcode"[^>]*>/.exec(html)![0];

test("the numeric keyboard is used only for numeric postcodes: Dutch ones have letters", () => {
  for (const block of ["billing", "shipping"] as const) {
    expect(postcodeIn(draw("BG", block))).toContain('inputMode="numeric"');
    expect(postcodeIn(draw("RO", block))).toContain('inputMode="numeric"');
    expect(postcodeIn(draw("NL", block))).not.toContain("inputMode");
  }
});

test("keyboard and validation follow the selected country, not the initial one", () => {
  const html = draw("NL", "billing", { BG: "България" });
  expect(postcodeIn(html)).toContain('inputMode="numeric"');
  expect(html).toContain(problemText("billing.postcode", "postcode", "BG"));
  expect(problemText("billing.postcode", "postcode", "NL")).not.toBe(problemText("billing.postcode", "postcode", "BG"));
});
