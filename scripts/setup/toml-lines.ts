// Edits single lines of TOML: what a person wrote around them, comments too, stays as it is.

/** A table's line and what belongs to it: [first, end) in lines; null: there is no such table. */
function findTable(lines: readonly string[], table: string): [first: number, end: number] | null {
  const start = lines.findIndex((line) => line.replace(/\s*(#.*)?$/, "") === `[${table}]`);
  if (start < 0) return null;
  const next = lines.findIndex((line, index) => index > start && /^\s*\[/.test(line));
  return [start + 1, next < 0 ? lines.length : next];
}

/**
 * TOML with `key = value` in a table: in the place of what the key had, or of a comment that shows it, or at the table's
 * end. `value` is TOML. null: the key spans several lines, or the table isn't there, so it is a person's to change.
 */
export function setLine(toml: string, table: string, key: string, value: string): string | null {
  const lines = toml.split("\n");
  const found = findTable(lines, table);
  if (!found) return null;
  const [first, end] = found;
  const find = (pattern: RegExp) =>
    lines.findIndex((line, index) => index >= first && index < end && pattern.test(line));
  const own = find(new RegExp(`^\\s*${key}\\s*=`));
  const shown = find(new RegExp(`^#\\s*${key}\\s*=`));
  if (own >= 0) {
    // "a" # why; a bracket or quote that stays open goes on below.
    const kept = /^(\s*[\w-]+\s*=\s*)("(?:[^"\\]|\\.)*"|\[[^\][]*\]|\[\s*\{[^}]*\}\s*\]|[\w.+-]+)(\s*(?:#.*)?)$/.exec(
      lines[own]!,
    );
    if (!kept) return null;
    lines[own] = `${kept[1]}${value}${kept[3]}`;
  } else if (shown >= 0) {
    lines[shown] = `${key} = ${value}`;
  } else {
    let last = end;
    while (last > first && /^\s*(#.*)?$/.test(lines[last - 1]!)) last -= 1;
    lines.splice(last, 0, `${key} = ${value}`);
  }
  return lines.join("\n");
}

/** The same of a file of variables: `NAME=value` in the place of what the name had, or of a comment that shows it. */
export function setVariable(file: string, name: string, value: string): string {
  const lines = file.split("\n");
  const find = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
  const own = find(new RegExp(`^\\s*(export\\s+)?${name}\\s*=`));
  const at = own >= 0 ? own : find(new RegExp(`^#\\s*${name}=`));
  if (at >= 0) lines[at] = `${name}=${value}`;
  else lines.splice(lines.at(-1) === "" ? -1 : lines.length, 0, `${name}=${value}`);
  return lines.join("\n");
}
