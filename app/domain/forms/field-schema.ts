import * as v from "valibot";

export const NAME_MAX = 60;
export const LINE_MAX = 120;
export const NOTE_MAX = 1000;

/** Field schemas; their messages are problem codes with texts in app/strings. */
export const anything = v.pipe(v.string());
export const upTo = (max: number) => v.pipe(v.string(), v.maxLength(max, "too-long"));
export const filled = (max: number) => v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(max, "too-long"));
export const matching = (max: number, pattern: RegExp, problem: string) =>
  v.pipe(filled(max), v.regex(pattern, problem));
export const oneOf = (options: string[], problem = "unavailable") =>
  v.pipe(
    filled(LINE_MAX),
    v.check((value) => options.includes(value), problem),
  );
/** A field whose value is the result of `parse`; if that is null, the field has the problem. */
export const parsed = (max: number, parse: (text: string) => string | null, problem: string) =>
  v.pipe(
    filled(max),
    v.check((value) => parse(value) !== null, problem),
    v.transform((value) => parse(value) ?? value),
  );
