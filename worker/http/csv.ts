/** What a spreadsheet would run as a formula (OWASP, CSV injection), in the wide forms of East Asian fonts too. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A table as spreadsheets of this part of the world open it: UTF-8 with its mark, semicolons, every cell quoted. What
 * looks like a formula is made a text by an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(";")}\r\n`).join("");
}

function quote(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
