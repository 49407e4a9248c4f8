import { expect, test } from "vitest";
import { renderInShop, textsIn } from "../../../tests/fixtures/render-in-shop";
import { Breadcrumb } from "./breadcrumb";

test("each step in another language than the page has its own", () => {
  const trail = [
    { name: "Магазин", to: "/a" },
    { name: "Food", to: "/b", language: "en" },
    { name: "Whey", language: "en" },
  ];
  expect(textsIn("en", renderInShop(<Breadcrumb trail={trail} />))).toEqual(["Food", "Food", "Whey"]);
});
