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
