import { expect, test } from "vitest";
import { writeLlmsText } from "./llms-text";

test("the shop is described in Markdown with links to its sections (llmstxt.org)", () => {
  const text = writeLlmsText({
    name: "Сила",
    summary: "Спортни стоки",
    about: "",
    baseUrl: "https://shop.test",
    sections: [
      {
        title: "Магазин",
        links: [{ name: "Протеини](javascript:x) [", path: "/produkt-kategoriya/p", about: "а\nб" }],
      },
      { title: "Празно", links: [] },
    ],
  });
  expect(text).toBe(
    "# Сила\n\n> Спортни стоки\n\n## Магазин\n\n- [Протеини(javascript:x)](https://shop.test/produkt-kategoriya/p): а б\n",
  );
});
