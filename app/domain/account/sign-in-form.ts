import { EMAIL, EMAIL_MAX } from "../forms/email";
import { NAME_MAX } from "../forms/field-schema";
import { readLine, readSecret } from "../forms/form-data";
import { isGoodPassword } from "../forms/password-rule";

/** Fields of the three forms at /my-account, in focus order. */
export const SIGN_IN_FIELDS = ["username", "email", "password", "firstName", "lastName"] as const;

export type SignInField = (typeof SIGN_IN_FIELDS)[number];

/** A validation problem; app/strings/bg/account/sign-in.ts has the messages. */
type SignInProblem = "required" | "email" | "password" | "too-long" | "taken";

export type SignInProblems = Partial<Record<SignInField, SignInProblem>>;

/** The forms at /my-account, shown one at a time. */
export const SIGN_IN_FORMS = ["sign-in", "register", "forgot-password"] as const;

export type SignInForm = (typeof SIGN_IN_FORMS)[number];

/** Submitted values except the password, which is never sent back. */
type SignInValues = Record<Exclude<SignInField, "password">, string>;

/** Every intent that /my-account accepts. */
type SignInIntent = SignInForm | "provider" | "sign-out" | "malformed";

/** WordPress's own limit: customers with long passwords must be able to sign in. */
const PASSWORD_TAKEN_MAX = 4096;

/** The submitted intent; anything unknown is "malformed". Never throws. */
export function readSignInIntent(form: FormData): SignInIntent {
  const intent = readLine(form, "intent");
  if (intent === "provider" || intent === "sign-out") return intent;
  return SIGN_IN_FORMS.find((one) => one === intent) ?? "malformed";
}

/** Submitted values without control characters; the password as typed. Never throws. */
export function readSignInValues(form: FormData): { values: SignInValues; password: string } {
  const read = (name: keyof SignInValues) => readLine(form, name);
  return {
    values: {
      username: read("username"),
      email: read("email"),
      firstName: read("firstName"),
      lastName: read("lastName"),
    },
    password: readSecret(form, "password"),
  };
}

/** Returns one problem per invalid field. Password rules are enforced here: the backend accepts any password. */
export function checkSignIn(form: SignInForm, values: SignInValues, password: string): SignInProblems {
  const { username, email, firstName, lastName } = values;
  const found: Record<SignInField, SignInProblem | false> = {
    username: form !== "register" && checkLine(username, EMAIL_MAX),
    email: form === "register" && (checkLine(email, EMAIL_MAX) || (!EMAIL.test(email) && "email")),
    password: form !== "forgot-password" && checkPassword(form, password, email),
    firstName: form === "register" && firstName.length > NAME_MAX && "too-long",
    lastName: form === "register" && lastName.length > NAME_MAX && "too-long",
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as SignInProblems;
}

/** Validates a new password; `login` is the user name or e-mail it belongs to. */
export function checkNewPassword(password: string, login: string): "required" | "password" | false {
  if (password === "") return "required";
  return !isGoodPassword(password, login) && "password";
}

function checkLine(text: string, max: number): SignInProblem | false {
  if (text === "") return "required";
  return text.length > max && "too-long";
}

function checkPassword(form: SignInForm, password: string, email: string): SignInProblem | false {
  if (form === "register") return checkNewPassword(password, email);
  if (password === "") return "required";
  return password.length > PASSWORD_TAKEN_MAX && "too-long";
}

/** The reply to a rejected form at /my-account: everything typed except the password. */
export interface SignInReply {
  /** null for a form without fields, such as sign-out. */
  form: SignInForm | null;
  values: SignInValues;
  /** The page to return to after signing in; null for none. */
  returnTo: string | null;
  problems: SignInProblems;
  /** The form-level error; "" when only fields are invalid. */
  message: string;
  /** The machine-readable error code, where one exists (config/service-errors.ts). */
  error: string;
}

/** The reply to a rejected new-password form. */
export interface NewPasswordReply {
  problem: "required" | "password" | null;
  message: string;
  error: string;
  /** The reset link has expired or was used: a new one must be requested. */
  isLinkSpent: boolean;
}
