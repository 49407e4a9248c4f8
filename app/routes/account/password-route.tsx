import { useState } from "react";
import { redirect, useLocation } from "react-router";
import { Alert } from "../../components/ui/alert";
import { readForm } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { MY_ACCOUNT, MY_PASSWORD } from "#strings/account/my-account";
import type { Route } from "./+types/password-route";
import { AccountShell } from "./account-shell";
import { PasswordForm } from "./edit/password-form";
import { callAsCustomer, requireViewer } from "./signed-in";
import { orOffline } from "../../browser/or-offline";
import { submitPassword, type PasswordReply } from "./edit/submit-password";
import { tabPath } from "./tabs";
import { replyWith } from "../replies";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(MY_PASSWORD.title, matches);

/** Doesn't call the backend. */
export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireViewer(args);
  return { email, isSaved: new URL(args.request.url).searchParams.has("saved") };
}

export async function action(args: Route.ActionArgs) {
  const { email } = await requireViewer(args);
  const form = await readForm(args.request);
  const submitted = await submitPassword(form, email, (call) => callAsCustomer(args, call));
  if ("saved" in submitted) throw redirect(`${tabPath("password")}?saved=1`, 303);
  return replyWith(args.request, submitted.reply, submitted.status);
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<PasswordReply> {
  return orOffline(serverAction, () => ({ problems: {}, message: MY_ACCOUNT.offline }));
}

export default function PasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isSaved } = loaderData;
  const { key } = useLocation();
  const [formKey, setFormKey] = useState(key);
  // The location also has a new key after a rejected form, whose typed values stay.
  if (!actionData && formKey !== key) setFormKey(key);
  return (
    <AccountShell tab="password" title={MY_PASSWORD.title}>
      {isSaved && !actionData && <Alert type="success">{MY_PASSWORD.saved}</Alert>}
      {/* The new key clears the fields after a change. */}
      <PasswordForm key={formKey} email={email} reply={actionData} />
    </AccountShell>
  );
}
