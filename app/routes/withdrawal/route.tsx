import { useEffect, useRef, useState } from "react";
import { redirect } from "react-router";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { cleanLine, readForm, readLine } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { receiptPath } from "../../domain/withdrawals/withdrawal";
import {
  checkWithdrawal,
  newWithdrawalValues,
  ORDER_NUMBER_MAX,
  readWithdrawalValues,
} from "../../domain/withdrawals/withdrawal-form";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import { orOffline } from "../../browser/or-offline";
import type { Route } from "./+types/route";
import { submitWithdrawal, type WithdrawalReply } from "./submit-withdrawal";
import { WhatFollows } from "./what-follows";
import { WithdrawalForm } from "./withdrawal-form";
import { WithdrawalReview } from "./withdrawal-review";
import { withdrawalsContext } from "../../services/withdrawals";
import { replyWith } from "../replies";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(WITHDRAWAL.title, matches);

/** Each visit has a new form id, so that a form that is sent twice counts as one statement. */
export function loader({ request }: Route.LoaderArgs) {
  const orderNumber = cleanLine(new URL(request.url).searchParams.get("order")).slice(0, ORDER_NUMBER_MAX);
  return { values: newWithdrawalValues(orderNumber, crypto.randomUUID()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submitWithdrawal(await readForm(request), context.get(withdrawalsContext));
  if ("viewKey" in submitted) throw redirect(receiptPath(submitted.viewKey), 303);
  return replyWith<WithdrawalReply>(request, submitted.reply, submitted.status);
}

// Keeps the current step and the typed values when the connection is lost.
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<WithdrawalReply> {
  const copy = request.clone();
  return orOffline(serverAction, async () => {
    const form = await readForm(copy);
    const values = readWithdrawalValues(form);
    const checked = checkWithdrawal(values);
    const statement = checked.ok && readLine(form, "intent") === "confirm" ? checked.statement : null;
    return { values, problems: {}, message: WITHDRAWAL.offline, statement };
  });
}

/** Two steps: the form, and the button that declares the withdrawal. */
export default function WithdrawalRoute({ loaderData, actionData: reply }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const step = reply?.statement ? 2 : 1;
  const seen = useRef(step);
  // Going back from the second step leads to the first, which has no reply, so the typed values are stored here.
  const [typed, setTyped] = useState(reply?.values ?? loaderData.values);
  if (reply && reply.values !== typed) setTyped(reply.values);
  useEffect(() => {
    // The pressed button has disappeared with its step; an invalid field takes the focus itself.
    if (step !== seen.current) heading.current?.focus();
    seen.current = step;
  }, [step]);
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: WITHDRAWAL.title }]} />
      <div className="aside-columns">
        <div className="withdrawal">
          <p className="caption">{WITHDRAWAL.step(step)}</p>
          <h1 ref={heading} tabIndex={-1}>
            {step === 2 ? WITHDRAWAL.reviewTitle : WITHDRAWAL.title}
          </h1>
          {reply?.statement ? (
            <WithdrawalReview values={reply.values} statement={reply.statement} message={reply.message} />
          ) : (
            <WithdrawalForm values={typed} problems={reply?.problems ?? {}} message={reply?.message} />
          )}
        </div>
        <WhatFollows title={WITHDRAWAL.howTitle} steps={[WITHDRAWAL.how, WITHDRAWAL.sendBack, WITHDRAWAL.refund]} />
      </div>
    </div>
  );
}
