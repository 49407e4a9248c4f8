import { expect, test } from "vitest";
import { lineOf } from "../../../tests/fixtures/cart-and-order";
import { renderInShop, textsIn } from "../../../tests/fixtures/render-in-shop";
import type { CartLine } from "../../domain/cart/cart";
import type { InLanguage } from "../../domain/values/text-language";
import { CompactLines } from "./compact-lines";
import { CartLineItem } from "./cart-line";
import type { CartEditor } from "./use-cart-editor";

const EN = { language: "en" };
const editor = { cart: null, problem: null, isWaiting: () => false } as unknown as CartEditor;

function draw(line: CartLine): string[] {
  return [
    renderInShop(<CompactLines lines={[{ ...line, id: 1 }]} />),
    renderInShop(<CompactLines lines={[{ ...line, id: 1, path: "/p" }]} />),
    renderInShop(<CartLineItem line={line} editor={editor} onRemoved={() => undefined} />),
  ];
}

function lineWith(name: InLanguage, size: InLanguage, color: InLanguage, more: Partial<CartLine> = {}): CartLine {
  const attributes = [
    { name: "pa_size", slug: "l", value: "Large", ...size },
    { name: "pa_color", slug: "red", value: "Red", ...color },
  ];
  return lineOf(7, 1, { name: "Shirt", ...name, attributes, ...more });
}

test("a line's name and options have their language, together only if all options are in it", () => {
  for (const html of draw(lineWith(EN, EN, EN))) expect(textsIn("en", html)).toEqual(["Shirt", "Large · Red"]);
  for (const html of draw(lineWith(EN, EN, {}))) expect(textsIn("en", html)).toEqual(["Shirt"]);
  for (const html of draw(lineWith({}, {}, {}))) expect(html).not.toContain("lang=");
});

test("the language of what was typed on WooCommerce's own page isn't known", () => {
  const choices = [{ label: "Engraving", value: "Maria" }];
  for (const html of draw(lineWith({}, EN, EN, { choices }))) expect(html).not.toContain("lang=");
});
