import {
  checkDetails,
  readDetails,
  type DetailsProblems,
  type DetailsValues,
} from "../../../domain/account/details-form";
import { failureText } from "#strings/errors/failures";
import { MY_ACCOUNT } from "#strings/account/my-account";
import { isAccountTaken } from "#strings/errors/refusals";
import type { CallAccount } from "../signed-in";

/** The reply to rejected details: everything typed. */
export interface DetailsReply {
  values: DetailsValues;
  problems: DetailsProblems;
  /** The form-level error; "" when only fields are invalid. */
  message: string;
}

type SubmittedDetails = { saved: true } | { reply: DetailsReply; status: number };

/** Parses and validates the form, and saves names and e-mail. Never throws on a backend failure. */
export async function submitDetails(form: FormData, callAccount: CallAccount): Promise<SubmittedDetails> {
  const values = readDetails(form);
  const problems = checkDetails(values);
  if (Object.keys(problems).length > 0) return { status: 422, reply: { values, problems, message: "" } };
  const changed = await callAccount((account) => account.changeCustomer(values));
  if (changed.ok) return { saved: true };
  const { failure } = changed;
  if (failure.kind === "refused" && isAccountTaken(failure.message))
    return { status: 422, reply: { values, problems: { email: "taken" }, message: "" } };
  const { text, status } = failureText(failure, MY_ACCOUNT.refused);
  return { status, reply: { values, problems: {}, message: text } };
}
