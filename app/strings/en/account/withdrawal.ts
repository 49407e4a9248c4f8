import type { WITHDRAWAL as ORIGINAL } from "../../bg/account/withdrawal";
import type { Texts } from "../../texts";

/** As in app/domain/withdrawals/withdrawal.ts: "" is the whole order. */
interface Statement {
  orderNumber: string;
  goods: string;
}

/** Texts of the withdrawal form. The two buttons are named as Directive 2023/2673 requires. */
export const WITHDRAWAL = {
  title: "Withdraw from the contract",
  lead: "If you are a consumer, you can withdraw from your order within 14 days of receiving it, without giving a reason. You don’t need an account.",
  rules: "Conditions for returns",
  step: (number: number) => `Step ${number} of 2`,
  name: "First and last name",
  orderNumber: "Order number",
  orderNumberHint: "It’s in the confirmation email, for example 1201.",
  email: "Email",
  emailHint: "The one you ordered with. We send the confirmation there.",
  scope: "What are you withdrawing from?",
  whole: "The whole order",
  part: "Only part of it",
  goods: "Which items?",
  goodsHint: "One per line, with the quantity.",
  next: "Continue to withdrawal",
  nextHint: "Nothing is sent yet: you will see your statement first.",
  reviewTitle: "Check and confirm",
  reviewLead: "Your withdrawal is sent when you press “Confirm withdrawal”.",
  statement: ({ orderNumber, goods }: Statement) =>
    goods
      ? `I withdraw from the contract for the following items of order no. ${orderNumber}:`
      : `I withdraw from the contract for order no. ${orderNumber}.`,
  to: "To",
  yourStatement: "Your statement",
  confirm: "Confirm withdrawal",
  edit: "Edit",
  sending: "Sending…",
  receivedTitle: "We have received your withdrawal",
  received: "Received",
  receivedAt: (date: string, time: string) => `on ${date} at ${time}, Bulgarian time`,
  reference: "Withdrawal number",
  moment: "Received",
  mailed: (email: string) => `We also sent this confirmation to ${email}.`,
  unmailed: (email: string) =>
    `Download the confirmation and keep it: it is your proof. We will also try to send it to ${email}.`,
  howTitle: "How it works",
  how: "You fill in the form and confirm the withdrawal. You receive a confirmation with the date and time.",
  nextTitle: "What happens next",
  sendBack: "If you already have the items, send them back within 14 days of the date of withdrawal.",
  sendBackTo: (address: string) => `Address for returns: ${address}.`,
  refund:
    "You get back what you paid within 14 days. We may wait until the items arrive, or proof that you have sent them.",
  question: "A question about my withdrawal",
  print: "Print",
  download: "Download the confirmation",
  fileTitle: "Confirmation of receipt of a withdrawal from a contract",
  toShop: "Go to the shop",
  problems: (count: number) => (count === 1 ? "One field needs correcting:" : `${count} fields need correcting:`),
  failed: "Your withdrawal isn’t recorded yet. What you typed is kept here: try again, or send it by email.",
  offline: "The shop can’t be reached. What you typed is kept here; try again.",
  byMail: "Send it by email",
  mailSubject: (orderNumber: string) => `Withdrawal from the contract, order no. ${orderNumber}`,
  notFoundTitle: "We can’t find this withdrawal",
  notFoundText:
    "The link is incomplete, or the record has already been deleted. The confirmation may be in your inbox.",
  unavailableTitle: "The confirmation didn’t load",
  unavailableText: "Your withdrawal is recorded and won’t be lost. Reload the page in a moment.",
  toForm: "Go to the form",
  retry: "Try again",
} as const satisfies Texts<typeof ORIGINAL>;

const REQUIRED: Record<string, string> = {
  name: "Enter your name.",
  orderNumber: "Enter the order number.",
  email: "Enter your email address.",
  goods: "Enter the items you are withdrawing from.",
};

const WRONG: Record<string, string> = {
  email: "The email address doesn’t look right; it should look like maria@example.com.",
  letters: "A name has letters only.",
  number: "The number has only letters and digits, for example 1201.",
  "too-long": "The text is too long. Please shorten it.",
};

/** The message for a problem of a field (app/domain/withdrawals/withdrawal-form.ts). */
export function withdrawalProblemText(field: string, problem: string): string {
  return (problem === "required" ? REQUIRED[field] : WRONG[problem]) ?? "Check this field.";
}
