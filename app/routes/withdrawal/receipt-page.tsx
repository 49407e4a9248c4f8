import { Link } from "react-router";
import { Icon } from "../../components/icon";
import { useShop } from "../../components/use-shop";
import { formatDate, formatTime } from "../../shop/dates";
import type { Withdrawal } from "../../shop/withdrawal";
import { WITHDRAWAL } from "../../strings/withdrawal";
import { StatementText } from "./statement-text";
import { WhatFollows } from "./what-follows";

/** The acknowledgement: date, time and content of what was declared (Directive 2023/2673), good for printing. */
export function ReceiptPage({ withdrawal }: { withdrawal: Withdrawal }) {
  const { site } = useShop();
  const { reference, declaredAt, email, isMailed, orderNumber } = withdrawal;
  return (
    <div className="wrap">
      <div className="aside-columns withdrawal-received">
        <div className="withdrawal">
          <p className="status status-good">
            <Icon name="check" size={16} />
            {WITHDRAWAL.received}
          </p>
          <h1>{WITHDRAWAL.receivedTitle}</h1>
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
          <div className="act order-ways-on">
            <Link className="btn" to="/magazin">
              {WITHDRAWAL.toShop}
            </Link>
            <a
              className="lnk"
              href={`mailto:${site.email}?subject=${encodeURIComponent(`${WITHDRAWAL.mailSubject(orderNumber)} (${reference})`)}`}
            >
              {WITHDRAWAL.question}
            </a>
            <button type="button" className="lnk with-scripts" onClick={() => window.print()}>
              {WITHDRAWAL.print}
            </button>
          </div>
        </div>
        <WhatFollows
          title={WITHDRAWAL.nextTitle}
          steps={[`${WITHDRAWAL.sendBack} ${WITHDRAWAL.sendBackTo(site.address)}`, WITHDRAWAL.refund]}
        />
      </div>
    </div>
  );
}
