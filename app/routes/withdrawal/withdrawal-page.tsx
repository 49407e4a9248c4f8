import { useEffect, useRef, useState } from "react";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import type { WithdrawalValues } from "../../domain/withdrawals/withdrawal-form";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import type { WithdrawalReply } from "./submit-withdrawal";
import { WhatFollows } from "./what-follows";
import { WithdrawalForm } from "./withdrawal-form";
import { WithdrawalReview } from "./withdrawal-review";

interface WithdrawalPageProps {
  /** Of a new form. */
  values: WithdrawalValues;
  reply: WithdrawalReply | undefined;
}

/** Two steps: the form, and the confirmation button that declares it. */
export function WithdrawalPage({ values, reply }: WithdrawalPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const step = reply?.step ?? "form";
  const seen = useRef(step);
  // Going back from the second step leads to the first, which has no reply, so the typed values are kept here.
  const [typed, setTyped] = useState(reply?.values ?? values);
  if (reply && reply.values !== typed) setTyped(reply.values);
  useEffect(() => {
    // The pressed button has disappeared with its step; an invalid field takes the focus itself.
    if (step !== seen.current) heading.current?.focus();
    seen.current = step;
  }, [step]);
  const title = step === "review" ? WITHDRAWAL.reviewTitle : WITHDRAWAL.title;
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: WITHDRAWAL.title }]} />
      <div className="aside-columns">
        <div className="withdrawal">
          <p className="caption">{WITHDRAWAL.step(step === "review" ? 2 : 1)}</p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
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
