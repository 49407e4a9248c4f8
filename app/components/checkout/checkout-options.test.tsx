import { expect, test } from "vitest";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import { OptionList } from "./checkout-options";

test("names and descriptions that nobody has translated have their language", () => {
  const options = [
    { value: "cod", title: "Наложен платеж", language: "bg", description: "You pay the courier." },
    { value: "bacs", title: "Bank transfer", description: "Преведете сумата.", descriptionLanguage: "bg" },
  ];
  const list = <OptionList legend="Payment" name="paymentMethod" options={options} chosen={null} onChoose={() => {}} />;
  const html = renderInShop(list);
  expect(html).toContain('<span class="options-title" lang="bg">Наложен платеж</span>');
  expect(html).toContain('<span class="options-description" lang="bg">Преведете сумата.</span>');
  expect(html.match(/lang=/g)).toHaveLength(2);
});
