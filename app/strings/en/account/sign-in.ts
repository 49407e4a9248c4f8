import type * as Original from "../../bg/account/sign-in";
import type { Texts } from "../../texts";
import { PASSWORD_WEAK } from "./password";

/** Texts of sign-in, sign-out, registration and password reset. */
export const SIGN_IN = {
  title: "Sign in",
  username: "Email or username",
  email: "Email",
  password: "Password",
  passwordHint: "At least 8 characters. Three or four words in a row are easiest to remember.",
  firstName: "First name",
  lastName: "Last name",
  signIn: "Sign in",
  signingIn: "Signing in…",
  forgot: "Forgotten your password?",
  or: "or",
  withProvider: (name: string) => `Sign in with ${name}`,
  newHere: "New customer?",
  newHereText:
    "With an account, your orders, addresses and purchased files are in one place, and your next order is quicker.",
  offline: "The shop can’t be reached. What you typed is still here; try again in a moment.",
  refused: "We couldn’t sign you in. Please try again.",
  malformed: "We didn’t understand the form. Please try again.",
  problems: (count: number) => (count === 1 ? "Correct one field." : `Correct ${count} fields.`),
} as const satisfies Texts<typeof Original.SIGN_IN>;

export const REGISTER = {
  title: "New account",
  create: "Create account",
  creating: "Creating your account…",
  terms: "By creating an account, you accept the ",
  termsName: "terms and conditions",
  refused: "Your account wasn’t created. Try again, or call us.",
  haveAccount: "Already have an account?",
  haveAccountText: "Sign in with your email and password. Your cart comes with you.",
  toSignIn: "Go to sign-in",
} as const satisfies Texts<typeof Original.REGISTER>;

export const FORGOTTEN = {
  title: "Forgotten password",
  text: "Enter the email address or username of your account. We will send you a link for choosing a new password.",
  send: "Send the link",
  sending: "Sending…",
  failed: "The email with the link wasn’t sent. Try again in a moment.",
  sentTitle: "Check your inbox",
  sentText:
    "If there is such an account, a link for a new password is on its way to its email address. It arrives within a few minutes and is valid for 24 hours. Check your spam folder, too.",
  again: "Didn’t get it? Send it again",
} as const satisfies Texts<typeof Original.FORGOTTEN>;

export const NEW_PASSWORD = {
  title: "New password",
  account: "Account: ",
  password: "New password",
  save: "Save password",
  saving: "Saving…",
  failed: "The new password wasn’t saved. Try again in a moment.",
  spentTitle: "This link is no longer valid",
  spentText:
    "A link for a new password can be used once and is valid for 24 hours. Ask for a new one; it arrives within minutes.",
  askAnew: "Ask for a new link",
} as const satisfies Texts<typeof Original.NEW_PASSWORD>;

export const PASSWORD_FIELD = {
  show: "Show password",
  strength: "Password strength",
  strengths: ["", "weak", "fair", "good", "very good"],
} as const satisfies Texts<typeof Original.PASSWORD_FIELD>;

export const PROVIDER_RETURN = {
  title: "Sign in with another account",
  foreignTitle: "This sign-in is no longer valid",
  foreignText:
    "The link has been used, has expired, or the sign-in was started in another browser. For your safety we didn’t sign you in with it. Please start again.",
  toSignIn: "Go to sign-in",
} as const satisfies Texts<typeof Original.PROVIDER_RETURN>;

/** Notices after a redirect (app/domain/account/sign-in-url.ts), for guests and for signed-in customers. */
export const NOTICE_TEXTS = {
  "password-changed": ["Your new password is saved. Sign in with it.", "Your new password is saved."],
  "provider-denied": ["You cancelled signing in with another account. Try again, or use your password.", ""],
  "sign-in-expired": ["Your sign-in has expired. Sign in again to continue.", ""],
  "provider-failed": ["Signing in with another account failed. Try again, or use your password.", ""],
} as const satisfies Texts<typeof Original.NOTICE_TEXTS>;

export const OVERVIEW = {
  greeting: (name: string) => (name ? `Hello, ${name}` : "Hello"),
} as const satisfies Texts<typeof Original.OVERVIEW>;

const REQUIRED: Record<string, string> = {
  username: "Enter your email address or username.",
  email: "Enter your email address.",
  password: "Enter your password.",
};

const WRONG: Record<string, string> = {
  email: "The email address doesn’t look right; it should look like maria@example.com.",
  password: PASSWORD_WEAK,
  "too-long": "The text is too long.",
  taken: "There is already an account with this email address. Sign in with it, or enter another one.",
};

/** The message for a problem of a field. */
export function signInProblemText(field: string, problem: string): string {
  if (problem === "required") return REQUIRED[field] ?? "Fill in this field.";
  return WRONG[problem] ?? "Check this field.";
}
