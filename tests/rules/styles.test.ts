import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files";

const styles = listFiles(/^app\/styles\/.*\.css$/)
  .map(readSource)
  .join("\n");
const styled = new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

test("every class in the markup has a style", () => {
  const used = listFiles(/^app\/.*\.tsx$/)
    .filter((path) => !path.includes(".test."))
    .flatMap((path) =>
      [...readSource(path).matchAll(/className="([^"]+)"/g)].flatMap(([, names]) =>
        names!.split(" ").map((name) => ({ path, name })),
      ),
    );
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter(({ name }) => !styled.has(name))).toEqual([]);
});

test("every custom property that is read without a fallback is set somewhere", () => {
  const set = new Set([...styles.matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name));
  const read = [...styles.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(300);
  expect(read.filter((name) => !set.has(name))).toEqual([]);
});

test.each([
  ["icons.css", "sprite.svg"],
  ["personal-icons.css", "personal.svg"],
  ["product-icons.css", "product.svg"],
])("%s numbers the icons as they stand in %s", (sheet, file) => {
  const paths = [
    ...readSource(`app/icons/${file}`).matchAll(/<path id="([\w-]+)"(?: transform="translate\(0 (\d+)\)")?/g),
  ];
  const rows = paths.map(([, name, top = "0"]) => ({ name, row: Number(top) / 24 }));
  expect(rows.map(({ row }) => row)).toEqual(rows.map((_, index) => index));
  const numbered = [...readSource(`app/styles/${sheet}`).matchAll(/\.icon-([a-z][\w-]*) \{\s+--icon-row: (\d+);/g)];
  expect(numbered.length).toBeGreaterThan(2);
  expect(rows).toEqual(expect.arrayContaining(numbered.map(([, name, row]) => ({ name, row: Number(row) }))));
});

test("every icon's name has a row", () => {
  const names = [...readSource("app/components/ui/icon.tsx").matchAll(/^ +\| "([\w-]+)"/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`\\.icon-${name} \\{\\s+--icon-row`).test(styles))).toEqual([]);
});

test("an icon is sized by --icon-size, which its row in the sprite goes by", () => {
  const sized = [...styles.matchAll(/([^{}]*\.icon(?![\w-])[^{}]*)\{[^{}]*\n\s*(?:width|height):/g)].map(
    ([, selector]) => selector!.trim(),
  );
  expect(sized.map((selector) => selector.split("*/").at(-1)!.trim())).toEqual([".icon,\n.icon-button::after"]);
});

test("colors change at a width of 1024 pixels alone, since contrast is checked only below and above it", () => {
  const blocks = [...styles.matchAll(/(@media[^{]*width[^{]*) \{([^]*?)\n\}/g)];
  expect(blocks.length).toBeGreaterThan(30);
  const colored = blocks.filter(([, , rules]) =>
    /^\s+(?:background|border-color|color|fill|opacity)[\w-]*:/m.test(rules!),
  );
  expect(new Set(colored.map(([, query]) => query))).toEqual(new Set(["@media (min-width: 1024px)"]));
});
