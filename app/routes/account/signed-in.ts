import { redirect, type LoaderFunctionArgs } from "react-router";
import type { Result } from "../../domain/values/result";
import { accountContext, type Account } from "../../services/account";
import type { Viewer } from "../../domain/account/account";
import { signInPath } from "../../domain/account/sign-in-url";
import { requireValue } from "../replies";

type RouteArgs = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/** `callAsCustomer` without its first argument, the page's. */
export type CallAccount = <T>(call: (account: Account) => Promise<Result<T>>) => Promise<Result<T>>;

/** Returns the signed-in user; redirects guests to sign in and back. Throws a 503 if the session can't be reached. */
export async function requireViewer({ request, url, context }: RouteArgs): Promise<Viewer> {
  const account = context.get(accountContext);
  const viewer = requireValue(await account.readViewer());
  if (!viewer) throw await redirectToSignIn(request, url, account);
  return viewer;
}

/**
 * Makes a customer's request. Redirects to sign-in when nobody is signed in (any more); other failures are returned
 * to the page, and sign nobody out.
 */
export async function callAsCustomer<T>(
  { request, url, context }: RouteArgs,
  call: (account: Account) => Promise<Result<T>>,
): Promise<Result<T>> {
  const account = context.get(accountContext);
  const [viewer, result] = await Promise.all([account.readViewer(), call(account)]);
  if (!viewer.ok) return viewer;
  if (!viewer.value) throw await redirectToSignIn(request, url, account);
  if (result.ok || result.failure.kind !== "auth-expired") return result;
  const still = await account.readViewer();
  if (!still.ok) return still;
  // The backend treated a customer as a guest. That is its own failure: signing in would only lead back here.
  if (still.value) return { ok: false, failure: { kind: "bad-answer" } };
  throw await redirectToSignIn(request, url, account);
}

// `url` is the page's even when the router requests only its data.
async function redirectToSignIn(request: Request, { pathname, search }: URL, account: Account): Promise<Response> {
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  const address = signInPath(isForm ? pathname : pathname + search);
  const notice = (await account.hasExpired()) ? "&notice=sign-in-expired" : "";
  return redirect(address + notice, isForm ? 303 : 302);
}
