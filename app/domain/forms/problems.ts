import type { BaseIssue } from "valibot";

/** The first problem of each invalid field. Messages of the schemas (field-schema.ts) are problem codes. */
export function problemsOf<Field extends string, Problem extends string>(
  issues: BaseIssue<unknown>[],
): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const issue of issues) problems[issue.path?.[0]?.key as Field] ??= issue.message as Problem;
  return problems;
}
