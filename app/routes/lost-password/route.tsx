import { href, Link, redirect } from "react-router";
import { notifyAccountChanged } from "../../browser/account-events";
import { orOffline } from "../../browser/or-offline";
import { withCartLock } from "../../components/cart/cart-lock";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { accountContext } from "../../services/account";
import { readForm } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { signInPath } from "../../domain/account/sign-in-url";
import type { NewPasswordReply } from "../../domain/account/sign-in-form";
import { SHELL } from "#strings/shell";
import { NEW_PASSWORD, SIGN_IN } from "#strings/account/sign-in";
import type { Route } from "./+types/route";
import { NewPasswordForm } from "./new-password-form";
import { clearedResetLinkCookie, resetLinkCookie, readStoredLink, readResetLink } from "./reset-link";
import { replyOffline, submitNewPassword } from "./submit-new-password";
import { replyWith } from "../replies";
import * as paths from "#paths";

const HERE = href(paths.lostPassword);

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(NEW_PASSWORD.title, matches);

/** Only moves the link out of the URL: mail programs prefetch links, and a prefetch must not use the link up. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const link = readResetLink(searchParams);
  if (link) throw redirect(HERE, { status: 303, headers: { "Set-Cookie": await resetLinkCookie(link, request) } });
  // An incomplete link must not open the link that was stored before.
  if (searchParams.has("key"))
    throw redirect(HERE, { status: 303, headers: { "Set-Cookie": await clearedResetLinkCookie(request) } });
  return { login: (await readStoredLink(request))?.login ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const link = await readStoredLink(request);
  const saved = await submitNewPassword(await readForm(request), link, context.get(accountContext));
  const dropped = { "Set-Cookie": await clearedResetLinkCookie(request) };
  if ("isSaved" in saved)
    throw redirect(`${href(paths.account)}?notice=password-changed`, { status: 303, headers: dropped });
  const { reply, status } = saved;
  return replyWith<NewPasswordReply>(request, reply, status, reply.isLinkSpent ? dropped : {});
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<NewPasswordReply> {
  const offline = () => replyOffline(SIGN_IN.offline);
  return orOffline(
    () => withCartLock(() => serverAction()),
    offline,
    async () => {
      notifyAccountChanged();
      return null;
    },
  );
}

/** The new-password form, or a way to request another reset link. */
export default function LostPasswordRoute({ loaderData: { login }, actionData: reply }: Route.ComponentProps) {
  // `login` is null when this browser has no reset link, or a used one.
  const isSpent = login === null || reply?.isLinkSpent === true;
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: SHELL.account, to: href(paths.account) }, { name: NEW_PASSWORD.title }]} />
      <div className="sign-in">
        <section className="sign-in-main">
          <h1>{isSpent ? NEW_PASSWORD.spentTitle : NEW_PASSWORD.title}</h1>
          {isSpent ? (
            <div className="sign-in-form" data-error={reply?.error || undefined}>
              <p className="lead" role="alert">
                {NEW_PASSWORD.spentText}
              </p>
              <Link className="button full-width" to={signInPath(null, "forgot-password")}>
                {NEW_PASSWORD.askAnew}
              </Link>
            </div>
          ) : (
            <NewPasswordForm login={login} reply={reply} />
          )}
        </section>
      </div>
    </div>
  );
}
