import { readLine } from "../../domain/forms/form-data";
import { checkWithdrawal, readWithdrawalValues } from "../../domain/withdrawals/withdrawal-form";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import type { WithdrawalReply } from "./submit-withdrawal";

/** The reply when the shop can't be reached: the current step, with everything typed. */
export function connectionLostReply(form: FormData): WithdrawalReply {
  const values = readWithdrawalValues(form);
  const checked = checkWithdrawal(values);
  const statement = checked.ok && readLine(form, "intent") === "confirm" ? checked.statement : null;
  return { step: statement ? "review" : "form", values, problems: {}, message: WITHDRAWAL.offline, statement };
}
