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

test("colors change at a width of 1024 pixels alone, since contrast is checked only below and above it", () => {
  const blocks = [...styles.matchAll(/(@media[^{]*width[^{]*) \{([^]*?)\n\}/g)];
  expect(blocks.length).toBeGreaterThan(30);
  const colored = blocks.filter(([, , rules]) =>
    /^\s+(?:background|border-color|color|fill|opacity)[\w-]*:/m.test(rules!),
  );
  expect(new Set(colored.map(([, query]) => query))).toEqual(new Set(["@media (min-width: 1024px)"]));
});
