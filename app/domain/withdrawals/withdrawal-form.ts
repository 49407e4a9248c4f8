import * as v from "valibot";
import { EMAIL, EMAIL_MAX } from "../forms/email";
import { filled, NAME_MAX, NOTE_MAX } from "../forms/field-schema";
import type { WithdrawalStatement } from "./withdrawal";
import type { WithdrawalField, WithdrawalProblem, WithdrawalProblems, WithdrawalValues } from "./withdrawal-values";

export const ORDER_NUMBER_MAX = 40;

// The acknowledgement goes to whatever address is typed: neither a name nor a number may carry a link to a stranger.
const NAME = /^[\p{L}\p{M}'’‘.,\s-]*\p{L}[\p{L}\p{M}'’‘.,\s-]*$/u;
const ORDER_NUMBER = /^(?:[\p{L}\p{N}_/ -]|\.(?=\d))+$/u;

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.replace(/\.(?=\p{L})/gu, ". ")),
    filled(NAME_MAX),
    v.regex(NAME, "letters"),
  ),
  orderNumber: v.pipe(
    v.string(),
    v.transform((number) => number.replace(/^(?:№|#)\s*/, "")),
    filled(ORDER_NUMBER_MAX),
    v.regex(ORDER_NUMBER, "number"),
  ),
  email: v.pipe(filled(EMAIL_MAX), v.regex(EMAIL, "email")),
  scope: v.string(),
  goods: v.string(),
});

const partSchema = v.object({ ...schema.entries, goods: filled(NOTE_MAX) });

/** Checks what was typed: a statement, or one problem for each wrong field. Total. */
export function checkWithdrawal(
  values: WithdrawalValues,
): { ok: true; statement: WithdrawalStatement } | { ok: false; problems: WithdrawalProblems } {
  const isPart = values.scope === "part";
  const result = v.safeParse(isPart ? partSchema : schema, values);
  if (result.success) {
    const { name, orderNumber, email, goods } = result.output;
    return { ok: true, statement: { name, orderNumber, email, goods: isPart ? goods : "" } };
  }
  const problems: WithdrawalProblems = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as WithdrawalField;
    problems[field] ??= issue.message as WithdrawalProblem;
  }
  return { ok: false, problems };
}
