import * as v from "valibot";

const text = (max: number, pattern: RegExp, needed: string) =>
  v.pipe(
    v.string(),
    v.maxLength(max, ({ requirement }) => `at most ${requirement} characters are allowed`),
    v.regex(pattern, needed),
  );

/** A text of one line: no control characters, `max` characters at most. */
export const line = (max: number) => text(max, /^\P{Cc}*$/u, "a text of one line is needed");

/** A text of several lines: no other control characters, `max` characters at most. */
export const lines = (max: number) => text(max, /^(\P{Cc}|\n)*$/u, "a text without control characters is needed");
