import { data, href, redirect } from "react-router";
import { notifyAccountChanged } from "../../browser/account-events";
import { withCartLock } from "../../components/cart/cart-lock";
import { accountContext } from "../../services/account";
import { readForm, wantsPage } from "../../domain/forms/form-data";
import { pageTitle } from "../../domain/seo/page-title";
import type { NewPasswordReply } from "../../domain/account/sign-in-form";
import { NEW_PASSWORD, SIGN_IN } from "../../strings/account/sign-in";
import type { Route } from "./+types/route";
import { NewPasswordPage } from "./new-password-page";
import { clearedResetLinkCookie, resetLinkCookie, readStoredLink, readResetLink } from "./reset-link";
import { replyOffline, submitNewPassword } from "./submit-new-password";
import { linkSheets } from "../../styles/links";

const HERE = href("/my-account/lost-password");

export const links = linkSheets("personal");

export const handle = { sheets: ["personal"] };

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(NEW_PASSWORD.title, matches[0].loaderData?.site.name) },
  { name: "robots", content: "noindex" },
];

/** Only moves the link out of the URL: mail programs prefetch links, which must not use them up. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const link = readResetLink(searchParams);
  if (link) throw redirect(HERE, { status: 303, headers: { "Set-Cookie": await resetLinkCookie(link, request) } });
  // An incomplete link must not open the one before.
  if (searchParams.has("key"))
    throw redirect(HERE, { status: 303, headers: { "Set-Cookie": await clearedResetLinkCookie(request) } });
  return { login: (await readStoredLink(request))?.login ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const link = await readStoredLink(request);
  const saved = await submitNewPassword(await readForm(request), link, context.get(accountContext));
  const dropped = { "Set-Cookie": await clearedResetLinkCookie(request) };
  if ("isSaved" in saved)
    throw redirect(`${href("/my-account")}?notice=password-changed`, { status: 303, headers: dropped });
  const { reply, status } = saved;
  return data<NewPasswordReply>(reply, {
    status: wantsPage(request) ? status : 200,
    headers: reply.isLinkSpent ? dropped : {},
  });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<NewPasswordReply> {
  try {
    return await withCartLock(() => serverAction());
  } catch (error) {
    if (!(error instanceof Response)) return replyOffline(SIGN_IN.offline);
    notifyAccountChanged();
    throw error;
  }
}

export default function LostPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage login={loaderData.login} reply={actionData} />;
}
