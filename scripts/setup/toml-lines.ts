// Edits single lines of TOML. Everything else stays as it is, comments included.

/** The lines of a table, [first, end); null: there is no such table. */
function findTable(lines: readonly string[], table: string): [first: number, end: number] | null {
  const start = lines.findIndex((line) => line.replace(/\s*(#.*)?$/, "") === `[${table}]`);
  if (start < 0) return null;
  const next = lines.findIndex((line, index) => index > start && /^\s*\[/.test(line));
  return [start + 1, next < 0 ? lines.length : next];
}

/**
 * Sets `key = value` in a table: replaces the key's line, or a comment that shows the key, or appends to the table.
 * `value` is TOML. null: the table is missing or the key spans several lines, so a person must change it.
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
    // Key, value and comment of the line. No match: an open bracket or quote continues on the next line.
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

/** Sets `NAME=value` in a file of variables: replaces the variable's line, or a comment that shows it, or appends. */
export function setVariable(file: string, name: string, value: string): string {
  const lines = file.split("\n");
  const find = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
  const own = find(new RegExp(`^\\s*(export\\s+)?${name}\\s*=`));
  const at = own >= 0 ? own : find(new RegExp(`^#\\s*${name}=`));
  if (at >= 0) lines[at] = `${name}=${value}`;
  else lines.splice(lines.at(-1) === "" ? -1 : lines.length, 0, `${name}=${value}`);
  return lines.join("\n");
}
