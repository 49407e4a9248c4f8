import { href } from "react-router";
import type { SignInForm } from "./sign-in-form";
import * as paths from "#paths";

/** Notices shown once after a redirect to /my-account, named by its query. */
const NOTICES = ["password-changed", "provider-denied", "provider-failed", "sign-in-expired"] as const;
export type Notice = (typeof NOTICES)[number];

/** Parsed query of the sign-in page. */
interface SignInQuery {
  form: SignInForm;
  /** A reset link was sent, if the account exists. */
  isMailSent: boolean;
  notice: Notice | null;
}

/** Parses `?action=register` and `?action=forgotPassword`; anything else is the sign-in form. Never throws. */
export function readSignInQuery(query: URLSearchParams): SignInQuery {
  const action = query.get("action");
  const form = action === "register" ? "register" : action === "forgotPassword" ? "forgot-password" : "sign-in";
  return {
    form,
    isMailSent: form === "forgot-password" && query.get("sent") === "1",
    notice: NOTICES.find((one) => one === query.get("notice")) ?? null,
  };
}

/** URL of a form (by default sign-in) that leads back to `returnTo`, a path of this shop. */
export function signInPath(returnTo: string | null, form: SignInForm = "sign-in"): string {
  const query = new URLSearchParams();
  if (form !== "sign-in") query.set("action", form === "register" ? "register" : "forgotPassword");
  if (returnTo) query.set("returnTo", returnTo);
  return `${href(paths.account)}${query.size > 0 ? `?${query}` : ""}`;
}
