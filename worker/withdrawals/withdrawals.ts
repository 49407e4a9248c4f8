import { succeed } from "../../app/domain/values/result";
import { sendWithdrawal } from "../woocommerce/checkout/plugin-queries";
import { createGuard, type Guard } from "../rate-limits/abuse-guard";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { orUnreachable } from "../platform/or-unreachable";
import { withTimeout } from "../platform/timeout";
import { openShopClient } from "../woocommerce/client";
import { WithdrawalStore } from "./withdrawal-store";
import type { Withdrawals } from "../../app/services/withdrawals";

/** How long a shopper waits for the email, which is sent in the background after that. */
const EMAIL_TIMEOUT_MS = 2500;

const FAILED = "withdrawals-failed";

const FORM_ID = /^[0-9a-f-]{36}$/;

interface Sources {
  bindings: Bindings;
  environment: Environment;
  guard: Guard;
  /** Lets work continue after the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** Declares withdrawals: recorded first, then emailed. */
export function connectWithdrawals({ bindings, environment, guard, waitUntil }: Sources): Withdrawals {
  const store = new WithdrawalStore(bindings.SHOP_DB);
  return {
    declareWithdrawal: (statement, formId) =>
      orUnreachable(FAILED, async () => {
        const id = FORM_ID.test(formId) ? formId : crypto.randomUUID();
        const known = await store.findRepeat(statement, id);
        if (known) return succeed({ viewKey: known });
        const write = async () => succeed({ viewKey: await store.add(statement, id, Date.now()) });
        const idempotencyKey = JSON.stringify([id, statement]);
        const declared = await guard("withdrawal", write, statement.email, idempotencyKey);
        if (!declared.ok) return declared;
        const emailed = emailWithdrawal(store, bindings, environment, declared.value.viewKey);
        waitUntil(emailed);
        await withTimeout(emailed, EMAIL_TIMEOUT_MS);
        return declared;
      }),
    findWithdrawal: (viewKey) => orUnreachable(FAILED, async () => succeed(await store.find(viewKey))),
  };
}

/** Run by the schedule: retries emails and deletes expired records. */
export async function processWithdrawals(bindings: Bindings, environment: Environment, now: number): Promise<void> {
  await orUnreachable(FAILED, async () => {
    const store = new WithdrawalStore(bindings.SHOP_DB);
    for (const viewKey of await store.listDue(now)) await emailWithdrawal(store, bindings, environment, viewKey);
    await store.deleteOld(now);
    return succeed(null);
  });
}

/** Never throws: a failed email is retried by the schedule. */
async function emailWithdrawal(
  store: WithdrawalStore,
  bindings: Bindings,
  environment: Environment,
  viewKey: string,
): Promise<void> {
  await orUnreachable(FAILED, async () => {
    const withdrawal = await store.claimEmail(viewKey, Date.now());
    if (!withdrawal) return succeed(null);
    // Strangers may enter this email address, too: emails over the hourly limit are sent by a later attempt.
    const guard = createGuard(bindings.ABUSE_COUNTER, { address: null, session: () => null });
    const send = () => sendWithdrawal(openShopClient(bindings, environment), withdrawal);
    const sent = await guard("withdrawal-mail", send, withdrawal.email);
    if (sent.ok) await store.markEmailed(viewKey, Date.now());
    return sent;
  });
}
