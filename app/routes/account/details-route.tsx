import { data, redirect } from "react-router";
import { Alert } from "../../components/ui/alert";
import { readDetails } from "../../domain/account/details-form";
import { readForm } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { MY_ACCOUNT, MY_DETAILS } from "#strings/account/my-account";
import type { Route } from "./+types/details-route";
import { AccountShell, AccountError } from "./account-shell";
import { DetailsForm } from "./edit/details-form";
import { callAsCustomer } from "./signed-in";
import { orOffline } from "../../browser/or-offline";
import { submitDetails, type DetailsReply } from "./edit/submit-details";
import { tabPath } from "./tabs";
import { replyWith } from "../replies";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(MY_DETAILS.title, matches);

export async function loader(args: Route.LoaderArgs) {
  const read = await callAsCustomer(args, (account) => account.readCustomer());
  if (!read.ok) return data({ values: null, username: "", isSaved: false }, { status: 503 });
  const { firstName, lastName, email, username } = read.value;
  const isSaved = new URL(args.request.url).searchParams.has("saved");
  return data({ values: { firstName, lastName, email }, username, isSaved });
}

export async function action(args: Route.ActionArgs) {
  const submitted = await submitDetails(await readForm(args.request), (call) => callAsCustomer(args, call));
  if ("saved" in submitted) throw redirect(`${tabPath("details")}?saved=1`, 303);
  return replyWith(args.request, submitted.reply, submitted.status);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<DetailsReply> {
  const copy = request.clone();
  return orOffline(serverAction, async () => {
    const values = readDetails(await readForm(copy));
    return { values, problems: {}, message: MY_ACCOUNT.offline };
  });
}

export default function DetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { username, isSaved } = loaderData;
  const values = actionData?.values ?? loaderData.values;
  return (
    <AccountShell tab="details" title={MY_DETAILS.title}>
      {isSaved && !actionData && <Alert type="success">{MY_DETAILS.saved}</Alert>}
      {values ? (
        <DetailsForm values={values} username={username} reply={actionData} />
      ) : (
        <AccountError text={MY_ACCOUNT.unavailable} />
      )}
    </AccountShell>
  );
}
