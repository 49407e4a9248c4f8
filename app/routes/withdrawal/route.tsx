import { redirect } from "react-router";
import { cleanLine, readForm } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { receiptPath } from "../../domain/withdrawals/withdrawal";
import { ORDER_NUMBER_MAX, newWithdrawalValues } from "../../domain/withdrawals/withdrawal-form";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import { orOffline } from "../../browser/or-offline";
import type { Route } from "./+types/route";
import { connectionLostReply } from "./lost-connection";
import { submitWithdrawal, type WithdrawalReply } from "./submit-withdrawal";
import { WithdrawalPage } from "./withdrawal-page";
import { withdrawalsContext } from "../../services/withdrawals";
import { replyWith } from "../replies";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(WITHDRAWAL.title, matches);

/** A new form id per visit: sent twice, it is one statement. */
export function loader({ request }: Route.LoaderArgs) {
  const orderNumber = cleanLine(new URL(request.url).searchParams.get("order")).slice(0, ORDER_NUMBER_MAX);
  return { values: newWithdrawalValues(orderNumber, crypto.randomUUID()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submitWithdrawal(await readForm(request), context.get(withdrawalsContext));
  if ("viewKey" in submitted) throw redirect(receiptPath(submitted.viewKey), 303);
  return replyWith<WithdrawalReply>(request, submitted.reply, submitted.status);
}

// Keeps the typed values when the connection is lost.
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<WithdrawalReply> {
  const copy = request.clone();
  return orOffline(serverAction, async () => connectionLostReply(await readForm(copy)));
}

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage values={loaderData.values} reply={actionData} />;
}
