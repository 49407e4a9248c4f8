import { data, redirect, redirectDocument } from "react-router";
import { notifyAccountChanged } from "../../browser/account-events";
import { orOffline } from "../../browser/or-offline";
import { withCartLock } from "../../components/cart/cart-lock";
import { ErrorPage } from "../../components/shell/error-page";
import { accountContext } from "../../services/account";
import { countryNames } from "../../domain/checkout/address";
import { readForm } from "../../domain/forms/form-data";
import { readReturnPath } from "../../domain/account/return-path";
import { readSignInQuery } from "../../domain/account/sign-in-url";
import { readSignInIntent, type SignInReply } from "../../domain/account/sign-in-form";
import { SIGN_IN } from "#strings/account/sign-in";
import { checkCookies } from "../../browser/storage/check-cookies";
import type { Route } from "./+types/route";
import { Overview } from "./overview";
import { SignInPage } from "./sign-in/sign-in-page";
import { replyTo, submitSignIn } from "./sign-in/submit-sign-in";
import { callAsCustomer } from "./signed-in";
import { oldTabPath } from "./tabs";
import { replyWith, requireValue } from "../replies";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

// The page sets its own title: only it knows which form was rejected.
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const account = context.get(accountContext);
  const { searchParams } = new URL(request.url);
  const returnTo = readReturnPath(searchParams.get("returnTo"));
  const viewer = requireValue(await account.readViewer());
  if (viewer && returnTo) throw redirect(returnTo);
  const oldTab = oldTabPath(searchParams, viewer !== null);
  if (oldTab) throw redirect(oldTab);
  const { notice, ...query } = readSignInQuery(searchParams);
  if (!viewer) {
    const providers = (await account.listProviders()).map(({ name, provider }) => ({ name, provider }));
    return data({ viewer, notice, guest: { ...query, returnTo, providers }, own: null });
  }
  const read = await callAsCustomer(args, (account) => account.readAccount());
  if (!read.ok) return data({ viewer, notice, guest: null, own: { owned: null, countries: {} } }, { status: 503 });
  const { billing, shipping } = read.value.customer;
  const own = { owned: read.value, countries: countryNames([billing.country, shipping.country]) };
  return data({ viewer, notice, guest: null, own });
}

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submitSignIn(await readForm(request), context.get(accountContext));
  if ("reply" in submitted) return replyWith<SignInReply>(request, submitted.reply, submitted.status);
  throw submitted.isElsewhere ? redirectDocument(submitted.next, 303) : redirect(submitted.next, 303);
}

// Keeps the typed values when the connection is lost. Notifies other tabs of the sign-in. The sign-in merges the
// guest's cart, so it waits for an add that is in progress.
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<SignInReply> {
  const copy = request.clone();
  const offline = async () => replyTo(await readForm(copy), { message: SIGN_IN.offline });
  return orOffline(
    () => withCartLock(() => serverAction()),
    offline,
    async () => {
      const posted = await readForm(copy);
      const intent = readSignInIntent(posted);
      let refused = "";
      if (["sign-in", "register"].includes(intent))
        await checkCookies(({ title, message }) => (refused = `${title}. ${message}`));
      if (refused) return replyTo(posted, { message: refused });
      if (["sign-in", "register", "sign-out"].includes(intent)) notifyAccountChanged();
      return null;
    },
  );
}

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, notice, guest, own } = loaderData;
  if (viewer) return <Overview {...own} viewer={viewer} notice={notice} message={actionData?.message ?? ""} />;
  return <SignInPage {...guest} notice={notice} reply={actionData} />;
}

const EMPTY_FORM = { form: "sign-in", isMailSent: false, notice: null, returnTo: null, providers: [] } as const;

/** If the page can't be loaded after its form was answered, the form is shown again with the typed values. */
export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return actionData ? <SignInPage {...EMPTY_FORM} reply={actionData} /> : <ErrorPage error={error} />;
}
