import { SERVICE_ERRORS } from "../../config/service-errors";
import type { Account } from "../../services/account";
import { readSecret } from "../../domain/forms/form-data";
import { checkNewPassword, type NewPasswordReply } from "../../domain/account/sign-in-form";
import { failureText } from "#strings/errors/failures";
import { isLinkSpent } from "#strings/errors/refusals";
import { NEW_PASSWORD } from "#strings/account/sign-in";
import type { ResetLink } from "./reset-link";

const NOTHING: NewPasswordReply = { problem: null, message: "", error: "", isLinkSpent: false };
const SPENT: NewPasswordReply = { ...NOTHING, error: SERVICE_ERRORS.newPassword, isLinkSpent: true };

type Saved = { reply: NewPasswordReply; status: number } | { isSaved: true };

/**
 * Sets the new password and signs in with it. A browser that is signed in, perhaps to another account, is only signed
 * out. Never throws on a backend failure.
 */
export async function submitNewPassword(
  posted: FormData,
  link: ResetLink | null,
  account: Pick<Account, "setNewPassword" | "signIn" | "signOut">,
): Promise<Saved> {
  if (!link) return { status: 422, reply: SPENT };
  const password = readSecret(posted, "password");
  const problem = checkNewPassword(password, link.login);
  if (problem) return { status: 422, reply: { ...NOTHING, problem } };
  const saved = await account.setNewPassword({ ...link, password });
  if (saved.ok) {
    // A failed sign-in doesn't matter: the shopper can then sign in on the account page.
    const entered = await account.signIn({ username: link.login, password });
    if (!entered.ok && entered.failure.kind === "invalid" && entered.failure.field === "signed-in")
      await account.signOut();
    return { isSaved: true };
  }
  const { failure } = saved;
  if (failure.kind === "refused" && isLinkSpent(failure.message)) return { status: 422, reply: SPENT };
  const { text, status } = failureText(failure, NEW_PASSWORD.failed);
  const message = failure.kind === "refused" ? text : NEW_PASSWORD.failed;
  return { status, reply: { ...NOTHING, message, error: SERVICE_ERRORS.newPassword } };
}

/** The reply when the shop can't be reached. */
export function replyOffline(message: string): NewPasswordReply {
  return { ...NOTHING, message, error: SERVICE_ERRORS.newPassword };
}
