import { href } from "react-router";
import type { Failure } from "../../../domain/values/result";
import { SERVICE_ERRORS } from "../../../config/service-errors";
import type { Account } from "../../../services/account";
import { readLine } from "../../../domain/forms/form-data";
import { readReturnPath } from "../../../domain/account/return-path";
import { signInPath } from "../../../domain/account/sign-in-url";
import {
  checkSignIn,
  readSignInIntent,
  readSignInValues,
  type SignInForm,
  type SignInReply,
} from "../../../domain/account/sign-in-form";
import { failureText } from "#strings/errors/failures";
import { isAccountTaken, signInRefusalText } from "#strings/errors/refusals";
import { FORGOTTEN, REGISTER, SIGN_IN } from "#strings/account/sign-in";
import * as paths from "#paths";

const HOME = href(paths.account);

type Submitted =
  /** Where to go next; `isElsewhere` for a URL outside the router, such as a provider's. */
  { next: string; isElsewhere?: boolean } | { reply: SignInReply; status: number };

type SignInAccount = Pick<
  Account,
  "signIn" | "register" | "requestPasswordReset" | "startProviderSignIn" | "signOut" | "readViewer"
>;

/**
 * Parses a form of /my-account, makes the call that it requests, and returns what comes next. Never throws on a backend
 * failure.
 */
export async function submitSignIn(posted: FormData, account: SignInAccount): Promise<Submitted> {
  const intent = readSignInIntent(posted);
  switch (intent) {
    case "malformed":
      return refuse(posted, 400, { message: SIGN_IN.malformed });
    case "sign-out":
      await account.signOut();
      // Leads back to the account if the form was submitted there, else to the home page.
      return { next: isOfAccount(readLine(posted, "from")) ? HOME : paths.home };
    case "provider":
      return startProvider(posted, account);
    default:
      return enter(intent, posted, account);
  }
}

/** The reply to a rejected form, with everything typed except the password. */
export function replyTo(posted: FormData, more: Partial<SignInReply>): SignInReply {
  const intent = readSignInIntent(posted);
  const isForm = intent !== "malformed" && intent !== "provider" && intent !== "sign-out";
  return {
    form: isForm ? intent : null,
    values: readSignInValues(posted).values,
    returnTo: readReturnPath(readLine(posted, "returnTo")),
    problems: {},
    message: "",
    error: "",
    ...more,
  };
}

async function startProvider(posted: FormData, account: SignInAccount): Promise<Submitted> {
  const returnTo = readReturnPath(readLine(posted, "returnTo")) ?? HOME;
  const viewer = await account.readViewer();
  if (viewer.ok && viewer.value) return { next: returnTo };
  const started = await account.startProviderSignIn(readLine(posted, "provider"), returnTo);
  return started.ok
    ? { next: started.value, isElsewhere: true }
    : fromFailure(posted, started.failure, SIGN_IN.refused);
}

async function enter(form: SignInForm, posted: FormData, account: SignInAccount): Promise<Submitted> {
  const { values, password } = readSignInValues(posted);
  const { username, ...registration } = values;
  const problems = checkSignIn(form, values, password);
  if (Object.keys(problems).length > 0) return refuse(posted, 422, { problems });
  if (form === "forgot-password") return sendMail(posted, username, account);
  const entered = await (form === "register"
    ? account.register({ ...registration, password })
    : account.signIn({ username, password }));
  const next = readReturnPath(readLine(posted, "returnTo")) ?? HOME;
  if (entered.ok || isSignedIn(entered.failure)) return { next };
  const { failure } = entered;
  if (form === "register" && failure.kind === "refused" && isAccountTaken(failure.message))
    return refuse(posted, 422, { problems: { email: "taken" } });
  if (form === "register") return fromFailure(posted, failure, REGISTER.refused);
  if (failure.kind !== "refused") return fromFailure(posted, failure, SIGN_IN.refused);
  return refuse(posted, 422, { message: signInRefusalText(failure.message, failure.requestId) });
}

async function sendMail(posted: FormData, username: string, account: SignInAccount): Promise<Submitted> {
  const requested = await account.requestPasswordReset(username);
  if (requested.ok) return { next: `${signInPath(null, "forgot-password")}&sent=1` };
  const { status } = failureText(requested.failure);
  return refuse(posted, status, { message: FORGOTTEN.failed, error: SERVICE_ERRORS.passwordMail });
}

function isOfAccount(path: string): boolean {
  return path === HOME || path.startsWith(`${HOME}/`);
}

/** Whether it failed because somebody is signed in already, perhaps in another tab; then the sign-in redirects. */
function isSignedIn(failure: Failure): boolean {
  return failure.kind === "invalid" && failure.field === "signed-in";
}

function fromFailure(posted: FormData, failure: Failure, refused: string): Submitted {
  const { text, status } = failureText(failure, refused);
  return refuse(posted, status, { message: text });
}

function refuse(posted: FormData, status: number, more: Partial<SignInReply>): Submitted {
  return { status, reply: replyTo(posted, more) };
}
