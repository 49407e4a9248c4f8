import { readSecret } from "../../../domain/forms/form-data";
import { isGoodPassword } from "../../../domain/forms/password-rule";
import { failureText } from "#strings/errors/failures";
import { MY_ACCOUNT } from "#strings/account/my-account";
import { isSignInRefused } from "#strings/errors/refusals";
import type { CallAccount } from "../signed-in";

export type PasswordField = "password" | "newPassword";
export type PasswordProblem = "required" | "wrong" | "weak" | "same";
export type PasswordProblems = Partial<Record<PasswordField, PasswordProblem>>;

/** The reply to a rejected password change; never contains the passwords. */
export interface PasswordReply {
  problems: PasswordProblems;
  /** The form-level error; "" when only fields are invalid. */
  message: string;
}

type SubmittedPassword = { saved: true } | { reply: PasswordReply; status: number };

/**
 * Parses and validates the form, and changes the password once the old one is verified. Never throws on a backend
 * failure.
 */
export async function submitPassword(
  form: FormData,
  login: string,
  callAccount: CallAccount,
): Promise<SubmittedPassword> {
  const change = { password: readSecret(form, "password"), newPassword: readSecret(form, "newPassword") };
  const problems = checkChange(change, login);
  if (Object.keys(problems).length > 0) return refuse(422, { problems });
  const changed = await callAccount((account) => account.changePassword(change));
  if (changed.ok) return { saved: true };
  const { failure } = changed;
  if (failure.kind === "refused" && isSignInRefused(failure.message))
    return refuse(422, { problems: { password: "wrong" } });
  const { text, status } = failureText(failure, MY_ACCOUNT.refused);
  return refuse(status, { message: text });
}

function checkChange({ password, newPassword }: Record<PasswordField, string>, login: string): PasswordProblems {
  const found = {
    password: password === "" && "required",
    newPassword:
      (newPassword === "" && "required") ||
      (!isGoodPassword(newPassword, login) && "weak") ||
      (newPassword === password && "same"),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as PasswordProblems;
}

function refuse(status: number, more: Partial<PasswordReply>): SubmittedPassword {
  return { status, reply: { problems: {}, message: "", ...more } };
}
