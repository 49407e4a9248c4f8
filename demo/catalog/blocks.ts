import * as v from "valibot";

/** A part of a text: a string is a paragraph, the first row of a table its head. All of them may contain inline HTML. */
const Block = v.union([
  v.string(),
  v.strictObject({ h2: v.string() }),
  v.strictObject({ ul: v.array(v.string()) }),
  v.strictObject({ ol: v.array(v.string()) }),
  v.strictObject({ table: v.array(v.array(v.string())) }),
  v.strictObject({ html: v.string() }),
]);

/** Blocks, parsed into the HTML that WordPress would answer. */
export const Html = v.pipe(
  v.array(Block),
  v.transform((blocks) => blocks.map(renderBlock).join("\n")),
);

/** A single paragraph. */
export const Paragraph = v.pipe(
  v.string(),
  v.transform((text) => renderBlock(text)),
);

function renderBlock(block: v.InferOutput<typeof Block>): string {
  if (typeof block === "string") return `<p>${block}</p>`;
  if ("h2" in block) return `<h2>${block.h2}</h2>`;
  if ("ul" in block) return `<ul>${renderItems(block.ul)}</ul>`;
  if ("ol" in block) return `<ol>${renderItems(block.ol)}</ol>`;
  return "table" in block ? renderTable(block.table) : block.html;
}

function renderItems(items: string[]): string {
  return items.map((item) => `<li>${item}</li>`).join("");
}

function renderTable([head = [], ...rows]: string[][]): string {
  const line = (cells: string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : "<td></td>")).join("")}</tr>`;
  return `<table><thead>${line(head, "th")}</thead><tbody>${rows.map((row) => line(row, "td")).join("")}</tbody></table>`;
}
