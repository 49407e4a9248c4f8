import * as v from "valibot";
import { email } from "../checkout/check-checkout";
import { filled, NAME_MAX } from "../forms/field-schema";
import { problemsOf } from "../forms/problems";
import { readLine } from "../forms/form-data";

/** Editable account details. */
export type DetailsField = "firstName" | "lastName" | "email";
export type DetailsValues = Record<DetailsField, string>;
/** A validation problem; app/strings/bg/checkout/checkout.ts has the messages. */
type DetailsProblem = "required" | "too-long" | "email" | "taken";
export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

const schema = v.object({ firstName: filled(NAME_MAX), lastName: filled(NAME_MAX), email });

/** Submitted values without control characters. Never throws. */
export function readDetails(form: FormData): DetailsValues {
  const read = (name: DetailsField) => readLine(form, name);
  return { firstName: read("firstName"), lastName: read("lastName"), email: read("email") };
}

/** Returns one problem per invalid field. Without this check the backend fails on an invalid e-mail. */
export function checkDetails(values: DetailsValues): DetailsProblems {
  const result = v.safeParse(schema, values);
  return result.success ? {} : problemsOf(result.issues);
}
