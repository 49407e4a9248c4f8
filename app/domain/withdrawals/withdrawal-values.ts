import { readLine, readText } from "../forms/form-data";

/** In the order in which the form asks. */
export const WITHDRAWAL_FIELDS = ["name", "orderNumber", "email", "scope", "goods"] as const;
export type WithdrawalField = (typeof WITHDRAWAL_FIELDS)[number];

/** The form as it was typed. `scope`: "part" where `goods` says which, anything else is the whole order. */
export type WithdrawalValues = Record<WithdrawalField | "formId", string>;

/** What is wrong with a field; app/strings/account/withdrawal.ts has the sentences. */
export type WithdrawalProblem = "required" | "too-long" | "email" | "letters" | "number";
export type WithdrawalProblems = Partial<Record<WithdrawalField, WithdrawalProblem>>;

/** What was typed, cleaned of control characters; never throws. */
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

/** An empty form for an order, as a link names it. `formId`: however often it is sent, it is one statement. */
export function newWithdrawalValues(orderNumber: string, formId: string): WithdrawalValues {
  return { formId, name: "", orderNumber, email: "", scope: "whole", goods: "" };
}
