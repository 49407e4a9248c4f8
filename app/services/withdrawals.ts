import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { Withdrawal, WithdrawalStatement } from "../domain/withdrawals/withdrawal";

/** Withdrawals from contracts. They need no session, so they set no cookie. */
export interface Withdrawals {
  /** Records a withdrawal from a contract, once per form id and content; never discloses whether the order exists. */
  declareWithdrawal(statement: WithdrawalStatement, formId: string): Promise<Result<{ viewKey: string }>>;
  /** null when there is no withdrawal with this key. */
  findWithdrawal(viewKey: string): Promise<Result<Withdrawal | null>>;
}

export const withdrawalsContext = createContext<Withdrawals>();
