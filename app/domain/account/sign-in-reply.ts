import type { SignInForm, SignInProblems, SignInValues } from "./sign-in-form";

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
  /** The same for machines, where specification §8 has words for it (config/service-errors.ts). */
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
