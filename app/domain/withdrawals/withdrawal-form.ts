import * as v from "valibot";
import { EMAIL, EMAIL_MAX } from "../forms/email";
import { filled, NAME_MAX, NOTE_MAX } from "../forms/field-schema";
import { problemsOf } from "../forms/problems";
import type { WithdrawalStatement } from "./withdrawal";
import { readLine, readText } from "../forms/form-data";

/** Form fields, in focus order. */
export const WITHDRAWAL_FIELDS = ["name", "orderNumber", "email", "scope", "goods"] as const;

export type WithdrawalField = (typeof WITHDRAWAL_FIELDS)[number];

/** Values as typed. `scope` is "part" for the goods named in `goods`; anything else is the whole order. */
export type WithdrawalValues = Record<WithdrawalField | "formId", string>;

/** A validation problem; app/strings/bg/account/withdrawal.ts has the messages. */
type WithdrawalProblem = "required" | "too-long" | "email" | "letters" | "number";

export type WithdrawalProblems = Partial<Record<WithdrawalField, WithdrawalProblem>>;

/** Submitted values without control characters. Never throws. */
export function readWithdrawalValues(form: FormData): WithdrawalValues {
  return {
    formId: readLine(form, "formId"),
    name: readLine(form, "name"),
    orderNumber: readLine(form, "orderNumber"),
    email: readLine(form, "email"),
    scope: readLine(form, "scope") === "part" ? "part" : "whole",
    goods: readText(form, "goods"),
  };
}

/**
 * An empty form for the order that a link names. `formId` is an idempotency key: however often the form is sent, it
 * makes one statement.
 */
export function newWithdrawalValues(orderNumber: string, formId: string): WithdrawalValues {
  return { formId, name: "", orderNumber, email: "", scope: "whole", goods: "" };
}

export const ORDER_NUMBER_MAX = 40;

// The acknowledgement is sent to whatever email is typed, so neither name nor number may contain a link.
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

/** Validates the form: a statement, or one problem per invalid field. Never throws. */
export function checkWithdrawal(
  values: WithdrawalValues,
): { ok: true; statement: WithdrawalStatement } | { ok: false; problems: WithdrawalProblems } {
  const isPart = values.scope === "part";
  const result = v.safeParse(isPart ? partSchema : schema, values);
  if (!result.success) return { ok: false, problems: problemsOf(result.issues) };
  const { name, orderNumber, email, goods } = result.output;
  return { ok: true, statement: { name, orderNumber, email, goods: isPart ? goods : "" } };
}
