import { href, Link, useLocation } from "react-router";
import { MailLink } from "../../components/shell/contact-link";
import { ArrivalHeading } from "../../components/ui/arrival-heading";
import { Icon } from "../../components/ui/icon";
import { useShop } from "../../components/use-shop";
import { formatTime } from "../../domain/withdrawals/clock-time";
import { formatDate } from "../../domain/values/dates";
import { type Withdrawal } from "../../domain/withdrawals/withdrawal";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import { StatementText } from "./statement-text";
import { WhatFollows } from "./what-follows";
import { EmptyState } from "../../components/ui/empty-state";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

interface ReceiptPageProps {
  withdrawal: Withdrawal;
  /** URL of the file: a page is no durable medium, and the e-mail may get lost (docs/withdrawals.md). */
  file: string;
}

/** The acknowledgement: date, time and content of the statement (Directive 2023/2673), printable. */
export function ReceiptPage({ withdrawal, file }: ReceiptPageProps) {
  const { site } = useShop();
  const { reference, declaredAt, email, isMailed, orderNumber } = withdrawal;
  return (
    <div className="container">
      <div className="aside-columns withdrawal-received">
        <div className="withdrawal">
          <p className="status status-good">
            <Icon name="check" size={16} />
            {WITHDRAWAL.received}
          </p>
          <ArrivalHeading>{WITHDRAWAL.receivedTitle}</ArrivalHeading>
          <dl className="withdrawal-facts">
            <div>
              <dt>{WITHDRAWAL.reference}</dt>
              <dd>{reference}</dd>
            </div>
            <div>
              <dt>{WITHDRAWAL.moment}</dt>
              <dd>
                <time dateTime={declaredAt}>
                  {WITHDRAWAL.receivedAt(formatDate(declaredAt), formatTime(declaredAt))}
                </time>
              </dd>
            </div>
          </dl>
          <StatementText statement={withdrawal} />
          <p>{isMailed ? WITHDRAWAL.mailed(email) : WITHDRAWAL.unmailed(email)}</p>
          <div className="actions order-actions">
            <a className="button" href={file} download>
              <Icon name="download" size={16} />
              {WITHDRAWAL.download}
            </a>
            <MailLink subject={`${WITHDRAWAL.mailSubject(orderNumber)} (${reference})`}>{WITHDRAWAL.question}</MailLink>
            <button type="button" className="link with-scripts" onClick={() => window.print()}>
              {WITHDRAWAL.print}
            </button>
            <Link className="link" to={SHOP_PATH}>
              {WITHDRAWAL.toShop}
            </Link>
          </div>
        </div>
        <WhatFollows
          title={WITHDRAWAL.nextTitle}
          steps={[
            [WITHDRAWAL.sendBack, site.address && WITHDRAWAL.sendBackTo(site.address)].filter(Boolean).join(" "),
            WITHDRAWAL.refund,
          ]}
        />
      </div>
    </div>
  );
}

/** Shown if there is no such acknowledgement, or if it can't be loaded; discloses nothing else. */
export function NoReceipt({ isMissing }: { isMissing: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <div className="container">
      <EmptyState
        heading="h1"
        title={isMissing ? WITHDRAWAL.notFoundTitle : WITHDRAWAL.unavailableTitle}
        action={
          isMissing
            ? { to: href(paths.withdrawal), label: WITHDRAWAL.toForm }
            : { to: pathname + search, label: WITHDRAWAL.retry, isReload: true }
        }
      >
        <p>{isMissing ? WITHDRAWAL.notFoundText : WITHDRAWAL.unavailableText}</p>
      </EmptyState>
    </div>
  );
}
