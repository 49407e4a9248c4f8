import { readLine } from "../../domain/forms/form-data";
import type { WithdrawalStatement } from "../../domain/withdrawals/withdrawal";
import {
  checkWithdrawal,
  readWithdrawalValues,
  type WithdrawalProblems,
  type WithdrawalValues,
} from "../../domain/withdrawals/withdrawal-form";
import { failureText } from "#strings/errors/failures";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import type { Withdrawals } from "../../services/withdrawals";

/** The form's reply, always with everything typed. */
export interface WithdrawalReply {
  values: WithdrawalValues;
  problems: WithdrawalProblems;
  /** Why the statement couldn't be recorded; "" for no error. */
  message: string;
  /** The statement that the second step declares; null in the first step. */
  statement: WithdrawalStatement | null;
}

type Submitted = { viewKey: string } | { reply: WithdrawalReply; status: number };

/**
 * The two steps: `review` shows the statement, `confirm` declares it, `edit` goes back. Never throws on a backend
 * failure.
 */
export async function submitWithdrawal(
  form: FormData,
  withdrawals: Pick<Withdrawals, "declareWithdrawal">,
): Promise<Submitted> {
  const values = readWithdrawalValues(form);
  const first = { values, problems: {}, message: "", statement: null };
  const intent = readLine(form, "intent");
  if (intent === "edit") return { status: 200, reply: first };
  const checked = checkWithdrawal(values);
  if (!checked.ok) return { status: 422, reply: { ...first, problems: checked.problems } };
  const review = { ...first, statement: checked.statement };
  // Only the second button's own intent declares anything.
  if (intent !== "confirm") return { status: 200, reply: review };
  const declared = await withdrawals.declareWithdrawal(checked.statement, values.formId);
  if (declared.ok) return declared.value;
  const { text, status } = failureText(declared.failure);
  return { status, reply: { ...review, message: status === 503 ? WITHDRAWAL.failed : text } };
}
