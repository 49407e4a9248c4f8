import { EMAIL, EMAIL_MAX } from "../forms/email";
import { NAME_MAX } from "../forms/field-schema";
import { readLine, readSecret } from "../forms/form-data";
import { isGoodPassword } from "../forms/password-rule";

/** Fields of the three forms at /my-account, in the order in which one is looked at first. */
export const SIGN_IN_FIELDS = ["username", "email", "password", "firstName", "lastName"] as const;

export type SignInField = (typeof SIGN_IN_FIELDS)[number];

/** What is wrong with a field; app/strings/account/sign-in.ts has the sentences. */
type SignInProblem = "required" | "email" | "password" | "too-long" | "taken";

export type SignInProblems = Partial<Record<SignInField, SignInProblem>>;

/** The forms that stand at /my-account, one at a time. */
export const SIGN_IN_FORMS = ["sign-in", "register", "forgot-password"] as const;

export type SignInForm = (typeof SIGN_IN_FORMS)[number];

/** What was typed, but for the password, which no answer carries. */
type SignInValues = Record<Exclude<SignInField, "password">, string>;

/** Everything that a form may ask of /my-account. */
type SignInIntent = SignInForm | "provider" | "sign-out" | "malformed";

/** WordPress takes no longer ones; whoever has a long password must get in with it. */
const PASSWORD_TAKEN_MAX = 4096;

/** What a form asks for; anything else is malformed. Never throws. */
export function readSignInIntent(form: FormData): SignInIntent {
  const intent = readLine(form, "intent");
  if (intent === "provider" || intent === "sign-out") return intent;
  return SIGN_IN_FORMS.find((one) => one === intent) ?? "malformed";
}

/** What was typed, cleaned of control characters; never throws. */
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

/** One problem for each wrong field of a form; the backend itself takes any password. */
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

/** The same for a new password alone; `login` is the name or e-mail that it goes with. */
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

/** What /my-account answers to a form that didn't get through: everything typed comes back, but for the password. */
export interface SignInReply {
  /** null: a form without fields, such as the sign-out. */
  form: SignInForm | null;
  values: SignInValues;
  /** Where the shopper wanted to go; null: nowhere else. */
  returnTo: string | null;
  problems: SignInProblems;
  /** Why it failed as a whole, as one sentence; "" where the fields say what is wrong. */
  message: string;
  /** The same for machines, where there are words for it (config/service-errors.ts). */
  error: string;
}

/** The same for a new password. */
export interface NewPasswordReply {
  problem: "required" | "password" | null;
  message: string;
  error: string;
  /** The link of the e-mail opens nothing any more: a new one is needed. */
  isLinkSpent: boolean;
}
