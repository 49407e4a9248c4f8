import type { Site } from "../../config/site";
import { formatTime } from "../../domain/withdrawals/clock-time";
import { formatDate } from "../../domain/values/dates";
import type { Withdrawal } from "../../domain/withdrawals/withdrawal";
import { WITHDRAWAL } from "#strings/account/withdrawal";

// Without a byte order mark phones and Windows misread Cyrillic.
const BYTE_ORDER_MARK = "\ufeff";

/** The acknowledgement as plain text: date, time and content of the statement (Directive 2023/2673). */
export function receiptText(withdrawal: Withdrawal, site: Site): string {
  const { reference, declaredAt, name, email, goods } = withdrawal;
  const { company, companyNumber, address, phone } = site;
  const trader = [company || site.name, companyNumber, address, phone, site.email];
  const lines = [
    WITHDRAWAL.fileTitle,
    "",
    `${WITHDRAWAL.reference}: ${reference}`,
    `${WITHDRAWAL.moment}: ${WITHDRAWAL.receivedAt(formatDate(declaredAt), formatTime(declaredAt))}`,
    "",
    WITHDRAWAL.yourStatement,
    WITHDRAWAL.statement(withdrawal),
    ...(goods ? [goods, ""] : [""]),
    `${WITHDRAWAL.to}: ${trader.filter(Boolean).join(", ")}`,
    `${WITHDRAWAL.name}: ${name}`,
    `${WITHDRAWAL.email}: ${email}`,
    "",
    WITHDRAWAL.nextTitle,
    [WITHDRAWAL.sendBack, address && WITHDRAWAL.sendBackTo(address)].filter(Boolean).join(" "),
    WITHDRAWAL.refund,
    "",
  ];
  return BYTE_ORDER_MARK + lines.join("\n").replaceAll(/\r?\n/g, "\r\n");
}
