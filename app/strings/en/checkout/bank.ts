import type { BANK as ORIGINAL } from "../../bg/checkout/bank";
import type { Texts } from "../../texts";

/** Texts of a bank transfer. */
export const BANK = {
  holder: "Payee",
  bank: "Bank",
  iban: "IBAN",
  bic: "BIC",
  amount: "Amount",
  reason: "Reference",
  copy: (what: string) => `Copy: ${what}`,
  copied: "Copied",
  notCopied: "We couldn’t copy it. Select the text and copy it yourself.",
  code: "QR code of the transfer",
  scan: "Scan it with your bank’s app: the details fill themselves in.",
  inMail: "The bank account is in the email that confirms your order.",
} as const satisfies Texts<typeof ORIGINAL>;
