import fc from "fast-check";
import { expect, test } from "vitest";
import { writeRows } from "./csv-export";

test("a Bulgarian spreadsheet opens it as a table: semicolons, quotes", () => {
  expect(
    writeRows([
      ["Име", "Стоки"],
      ['Мария "Мими"', "Тениска; 2 бр.\nШейкър"],
    ]),
  ).toBe('"Име";"Стоки"\r\n"Мария ""Мими""";"Тениска; 2 бр.\nШейкър"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u00a0=1", "＝1", "|x", "%0a"])(
  "a cell that a spreadsheet would run as a formula becomes text: %j",
  (cell) => {
    expect(writeRows([[cell]])).toBe(`"'${cell}"\r\n`);
  },
);

test("the content of a cell never leaves its cell", () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });
  const staysInCell = (rows: string[][]) => {
    const read = [...writeRows(rows).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)];
    expect(read.map(([, cell]) => cell!.replaceAll('""', '"').replace(/^'/, ""))).toEqual(
      rows.flat().map((cell) => cell.replace(/^'/, "")),
    );
    for (const [, cell] of read) expect(cell).not.toMatch(/^\s*[=+\-@]/);
  };
  fc.assert(fc.property(cells, staysInCell), { numRuns: 2000 });
});
