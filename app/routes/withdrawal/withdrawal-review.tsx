import { Form, href, useNavigation } from "react-router";
import { Alert } from "../../components/ui/alert";
import { useShop } from "../../components/use-shop";
import { type WithdrawalStatement } from "../../domain/withdrawals/withdrawal";
import type { WithdrawalValues } from "../../domain/withdrawals/withdrawal-form";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import { StatementText } from "./statement-text";
import { SubmitButton } from "../../components/ui/submit-button";
import * as paths from "#paths";

interface WithdrawalReviewProps {
  values: WithdrawalValues;
  statement: WithdrawalStatement;
  /** Why the last attempt failed; "" for no error. */
  message: string;
}

/** The second step: the statement, and the button that declares it (Directive 2023/2673). */
export function WithdrawalReview({ values, statement, message }: WithdrawalReviewProps) {
  const { site } = useShop();
  const isSending = useNavigation().formData?.get("intent") === "confirm";
  return (
    <>
      <p className="lead">{WITHDRAWAL.reviewLead}</p>
      <StatementText statement={statement} />
      {message && (
        <Alert type="error">
          <p>{message}</p>
          {site.email && (
            <p>
              <a href={mailtoUrl(site.email, statement)}>{WITHDRAWAL.byMail}</a>
            </p>
          )}
        </Alert>
      )}
      <Form className="actions" method="post" action={href(paths.withdrawal)} defaultShouldRevalidate={false}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton className="button large multiline" name="intent" value="confirm" isBusy={isSending}>
          {isSending ? WITHDRAWAL.sending : WITHDRAWAL.confirm}
        </SubmitButton>
        <SubmitButton className="button ghost large" name="intent" value="edit" isBusy={isSending}>
          {WITHDRAWAL.edit}
        </SubmitButton>
      </Form>
    </>
  );
}

/** A mailto link with the same statement, for when the shop can't record it. */
function mailtoUrl(to: string, statement: WithdrawalStatement): string {
  const body = [WITHDRAWAL.statement(statement), statement.goods, statement.name].filter(Boolean).join("\n\n");
  const subject = WITHDRAWAL.mailSubject(statement.orderNumber);
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
