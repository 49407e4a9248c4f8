import * as v from "valibot";
import { email } from "../checkout/check-checkout";
import { filled, NAME_MAX } from "../forms/field-schema";
import { readLine } from "../forms/form-data";

/** Editable account details, in the order of the form. */
const DETAILS_FIELDS = ["firstName", "lastName", "email"] as const;
export type DetailsField = (typeof DETAILS_FIELDS)[number];
export type DetailsValues = Record<DetailsField, string>;
/** A validation problem; app/strings/bg/checkout/checkout.ts has the messages. */
type DetailsProblem = "required" | "too-long" | "email" | "taken";
export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

const schema = v.object({ firstName: filled(NAME_MAX), lastName: filled(NAME_MAX), email });

/** Submitted values without control characters. Never throws. */
export function readDetails(form: FormData): DetailsValues {
  const [firstName, lastName, mail] = DETAILS_FIELDS.map((name) => readLine(form, name));
  return { firstName: firstName!, lastName: lastName!, email: mail! };
}

/** Returns one problem per invalid field. Without this check the backend fails on an invalid e-mail. */
export function checkDetails(values: DetailsValues): DetailsProblems {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const problems: DetailsProblems = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as DetailsField;
    problems[field] ??= issue.message as DetailsProblem;
  }
  return problems;
}
