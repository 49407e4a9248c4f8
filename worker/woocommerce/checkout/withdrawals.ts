import { AcknowledgeWithdrawalDocument } from "../../../graphql/generated/documents";
import type { Withdrawal } from "../../../app/domain/withdrawals/withdrawal";
import { readPart } from "../answers";
import type { BackendClient } from "../client";
import { fail, succeed, type Result } from "../../../app/domain/values/result";

/**
 * Has the backend mail the acknowledgement to the shopper and the news to the merchant, and note it at the order if there
 * is one. The same reference is mailed once. Fails where this shop's plugin doesn't run (docs/withdrawals.md).
 */
export async function sendWithdrawal(
  client: BackendClient,
  { reference, declaredAt, name, orderNumber, email, goods }: Withdrawal,
): Promise<Result<null>> {
  const input = { reference, declaredAt, name, orderNumber, email, goods };
  const answer = await client.mutate(AcknowledgeWithdrawalDocument, { input });
  const mailed = readPart(
    answer,
    (data) => data.acknowledgeWithdrawal,
    ({ isMailed }) => isMailed === true,
  );
  if (!mailed.ok) return mailed;
  return mailed.value ? succeed(null) : fail({ kind: "bad-answer" });
}
