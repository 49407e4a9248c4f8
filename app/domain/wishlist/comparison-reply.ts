/** What `/sravnenie` answers to a change. */
export interface ComparisonReply {
  ok: boolean;
  /** Products in the comparison now. */
  count: number;
  /** Why it couldn't be done; "" otherwise. */
  message: string;
}
