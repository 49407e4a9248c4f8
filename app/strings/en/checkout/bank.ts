import type { BANK as ORIGINAL } from "../../bg/checkout/bank";
import type { Texts } from "../../texts";

/** Texts of a bank transfer. */
export const BANK = {
  oneOf: "Transfer the amount to just one of these accounts.",
  holder: "Payee",
  bank: "Bank",
  iban: "IBAN",
  bic: "BIC",
  amount: "Amount",
  reason: "Reference",
  copy: (what: string) => `Copy: ${what}`,
  copied: "Copied",
  notCopied: "We couldn’t copy it. Select the text and copy it yourself.",
  code: "QR code for the transfer",
  scan: "Scan it with your bank’s app, and the details fill themselves in.",
  inMail: "Our bank details are in the email that confirms your order.",
} as const satisfies Texts<typeof ORIGINAL>;
