import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProductAttribute } from "../../../domain/product/product";
import { ProductDetails } from "./product-tabs";

const dimensions = { weight: "16.5", length: null, width: null, height: null };
const draw = (label: string) => {
  const attributes = [{ name: "pa", label, values: ["12 кг"] }] as ProductAttribute[];
  return renderToStaticMarkup(<ProductDetails product={{ attributes, dimensions }} />);
};

test("weight is shown once: a weight attribute takes precedence over the shipping weight", () => {
  expect(draw("Марка")).toContain("16,5\u00a0кг");
  expect(draw("Тегло")).not.toContain("16,5");
});
