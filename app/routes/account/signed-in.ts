import { redirect, type LoaderFunctionArgs } from "react-router";
import type { Result } from "../../backend/result";
import { accountContext, type Account } from "../../context-account";
import type { Viewer } from "../../shop/account";
import { ACCOUNT_PATH } from "./tabs";

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Who is signed in. Whoever isn't is led to sign in, and comes back here (specification §6). */
export async function requireViewer({ request, context }: Asked): Promise<Viewer> {
  const viewer = await context.get(accountContext).readViewer();
  if (!viewer) throw leadToSignIn(request);
  return viewer;
}

/**
 * One question of a customer. Whoever isn't signed in, or isn't any more, is led to sign in; a fault of the backend is
 * the page's to tell, and signs nobody out (design §3).
 */
export async function askAsCustomer<T>(
  { request, context }: Asked,
  question: (account: Account) => Promise<Result<T>>,
): Promise<Result<T>> {
  const account = context.get(accountContext);
  const [viewer, result] = await Promise.all([account.readViewer(), question(account)]);
  if (!viewer) throw leadToSignIn(request);
  if (!result.ok && result.failure.kind === "auth-expired") throw leadToSignIn(request, "&notice=sign-in-expired");
  return result;
}

function leadToSignIn(request: Request, notice = ""): Response {
  const { pathname, search } = new URL(request.url);
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  const returnTo = encodeURIComponent(isForm ? pathname : pathname + search);
  return redirect(`${ACCOUNT_PATH}?returnTo=${returnTo}${notice}`, isForm ? 303 : 302);
}
