import face from "../../glyphs.json";

/** Letters in one size, on one baseline. */
interface Line {
  text: string;
  width: number;
}

/** Lines that fit, and the size that they fit in; pixels. */
interface Block {
  size: number;
  lines: Line[];
}

type Glyph = [advance: number, outline: string];

const GLYPHS = face.glyphs as unknown as Record<string, Glyph>;
const { unitsPerEm } = face;
const ELLIPSIS = "\u2026";

/** Advance and outline of a letter; null for one that the face hasn't: it is left out. */
export function glyphOf(letter: string): Glyph | null {
  const key = letter.codePointAt(0)!.toString(16);
  return Object.hasOwn(GLYPHS, key) ? GLYPHS[key]! : null;
}

export function scaleOf(size: number): number {
  return size / unitsPerEm;
}

export function measureText(text: string, size: number): number {
  return [...text].reduce((width, letter) => width + (glyphOf(letter)?.[0] ?? 0), 0) * scaleOf(size);
}

/** A text in the largest of these sizes in which it fits; in the last one it is cut. */
export function fitText(text: string, width: number, linesMax: number, sizes: number[]): Block {
  const words = text.split(/[^\S\u00a0]+/).filter(Boolean);
  for (const size of sizes) {
    const lines = breakLines(words, width, size);
    const fits = lines.length <= linesMax && lines.every((line) => line.width <= width);
    if (fits) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const lines = breakLines(words, width, size).slice(0, linesMax);
  const isCut = lines.map(({ text: line }) => line).join(" ").length < words.join(" ").length;
  return { size, lines: lines.map((line, index) => cut(line, isCut && index === lines.length - 1, width, size)) };
}

function breakLines(words: string[], width: number, size: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last ? `${last.text} ${word}` : word;
    const longerWidth = measureText(longer, size);
    if (last && longerWidth <= width) Object.assign(last, { text: longer, width: longerWidth });
    else lines.push({ text: word, width: measureText(word, size) });
  }
  return lines;
}

function cut(line: Line, hasMore: boolean, width: number, size: number): Line {
  if (!hasMore && line.width <= width) return line;
  const letters = [...line.text];
  while (letters.length > 1 && measureText(letters.join("").trimEnd() + ELLIPSIS, size) > width) letters.pop();
  const text = letters.join("").replace(/[\s,.:;\u2013\u2014-]+$/, "") + ELLIPSIS;
  return { text, width: measureText(text, size) };
}
