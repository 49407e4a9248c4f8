interface Failure {
  /** From the project's root. */
  file: string;
  /** The title of the test or suite, after those of its suites; without one the file itself failed. */
  rule?: string;
  /** Repeats it alone. */
  command: string;
}

/** The last words of a failed run: each failure's file, rule and command. */
export function describeFailures(failures: Failure[]): string {
  const blocks = failures.map(({ file, rule, command }) => [file, ...(rule ? [rule] : []), command].join("\n  "));
  const count = failures.length === 1 ? "1 failure" : `${failures.length} failures`;
  return `\n${count}; each with the command that repeats it alone:\n\n${blocks.join("\n")}\n`;
}

/** A title as a pattern, for a shell; `end` "": also titles that begin with it. */
export function quoteTitle(title: string, end: "$" | "" = "$"): string {
  const pattern = title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/[\n\r\t]/g, "\\s");
  return `'${pattern.replaceAll("'", "'\\''")}${end}'`;
}
