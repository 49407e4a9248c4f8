import type { SignInForm } from "./sign-in-form";

/** What is told once after a redirect to /my-account, by its query. */
const NOTICES = ["password-changed", "provider-denied", "provider-failed", "sign-in-expired"] as const;
export type Notice = (typeof NOTICES)[number];

/** A page of signing in, from its address: total, whatever stands there. */
interface SignInQuery {
  form: SignInForm;
  /** The e-mail with the link is on its way, if there is such an account. */
  isMailSent: boolean;
  notice: Notice | null;
}

/** `?action=register`, `?action=forgotPassword`, else the sign-in itself. */
export function readSignInQuery(query: URLSearchParams): SignInQuery {
  const action = query.get("action");
  const form = action === "register" ? "register" : action === "forgotPassword" ? "forgot-password" : "sign-in";
  return {
    form,
    isMailSent: form === "forgot-password" && query.get("sent") === "1",
    notice: NOTICES.find((one) => one === query.get("notice")) ?? null,
  };
}

/** Address of a form, by default of the sign-in, which leads back to `returnTo`, a path of this shop. */
export function signInPath(returnTo: string | null, form: SignInForm = "sign-in"): string {
  const query = new URLSearchParams();
  if (form !== "sign-in") query.set("action", form === "register" ? "register" : "forgotPassword");
  if (returnTo) query.set("returnTo", returnTo);
  return `/my-account${query.size > 0 ? `?${query}` : ""}`;
}
