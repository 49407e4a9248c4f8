import { Fragment } from "react";
import type { BankTransfer } from "../../domain/orders/bank-transfer";
import { formatIban } from "../../domain/orders/iban";
import { BANK } from "#strings/checkout/bank";
import { Amount } from "../ui/amount";
import { CopyButton } from "../ui/copy-button";

interface BankTransfersProps {
  /** null when the backend doesn't list the accounts. */
  transfers: BankTransfer[] | null;
}

/** Accounts for paying an order, with all data for a bank's form and a QR code for banking apps. */
export function BankTransfers({ transfers }: BankTransfersProps) {
  if (!transfers) return <p>{BANK.inMail}</p>;
  return (
    <>
      {transfers.length > 1 && <p>{BANK.oneOf}</p>}
      {transfers.map((transfer) => (
        <div key={transfer.iban} className="box bank-transfer">
          <dl>
            {listRows(transfer).map(({ label, shown, copied }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  <span>{shown}</span>
                  {copied && <CopyButton text={copied} label={BANK.copy(label)} />}
                </dd>
              </Fragment>
            ))}
          </dl>
          {transfer.code && (
            <figure>
              <svg
                className="bank-code"
                viewBox={`0 0 ${transfer.code.size} ${transfer.code.size}`}
                role="img"
                aria-label={BANK.code}
                shapeRendering="crispEdges"
              >
                <path d={transfer.code.path} />
              </svg>
              <figcaption className="caption">{BANK.scan}</figcaption>
            </figure>
          )}
        </div>
      ))}
    </>
  );
}

function listRows({ holder, iban, bic, bank, amount, currency, reason }: BankTransfer) {
  const rows = [
    { label: BANK.holder, shown: holder, copied: holder },
    { label: BANK.bank, shown: bank, copied: "" },
    { label: BANK.iban, shown: formatIban(iban), copied: iban },
    { label: BANK.bic, shown: bic, copied: bic },
    {
      label: BANK.amount,
      shown: <Amount value={amount} currency={currency} />,
      copied: (amount / 100).toFixed(2),
    },
    { label: BANK.reason, shown: reason, copied: reason },
  ];
  return rows.filter(({ shown }) => shown !== "");
}
