import {
  ResetUserPasswordDocument,
  SendPasswordResetEmailDocument,
  UpdateUserPasswordDocument,
  UpdateCustomerDocument,
} from "../../../graphql/generated/documents";
import { inSession, readPart, type SessionAnswer } from "../answers";
import type { BackendClient } from "../client";
import { number } from "../fields";
import { fail, succeed, type Result } from "../../../app/domain/values/result";
import type { Customer, CustomerChange } from "../../../app/domain/account/account";
import { toAddressInput } from "../checkout/checkout-queries";
import { toCustomer } from "../checkout/customer";

/** Asks for the e-mail with the link. Known and unknown names are answered alike. */
export async function sendPasswordReset(client: BackendClient, username: string): Promise<Result<null>> {
  const answer = await client.mutate(SendPasswordResetEmailDocument, { username });
  const sent = readPart(
    answer,
    (data) => data.sendPasswordResetEmail,
    ({ success }) => success === true,
  );
  if (!sent.ok) return sent;
  return sent.value ? succeed(null) : fail({ kind: "bad-answer" });
}

/** Sets a new password by the key and login of the e-mail's link; an old or wrong key is refused. */
export async function sendNewPassword(
  client: BackendClient,
  { key, login, password }: { key: string; login: string; password: string },
): Promise<Result<null>> {
  const answer = await client.mutate(ResetUserPasswordDocument, { key, login, password });
  return readPart(
    answer,
    (data) => data.resetUserPassword?.user ?? null,
    () => null,
  );
}

/**
 * Changes the signed-in customer's own password; `id` is Viewer.id. The caller has checked the old one by a login, and
 * signs in anew, for old tokens stay good.
 */
export async function sendPasswordChange(
  client: BackendClient,
  { id, password }: { id: string; password: string },
  token: string | null,
): Promise<SessionAnswer<null>> {
  const answer = await client.mutate(UpdateUserPasswordDocument, { id, password }, token);
  const changed = readPart(
    answer,
    (data) => number(data.updateUser?.user?.databaseId),
    () => null,
  );
  return inSession(answer, changed);
}

/**
 * Changes the customer whose client asks; what is absent of the change stays. Refused when the e-mail is somebody
 * else's; "bad-answer" when the backend took him for a guest.
 */
export async function sendCustomerChange(
  client: BackendClient,
  { billing, shipping, ...details }: CustomerChange,
  token: string | null,
): Promise<SessionAnswer<Customer>> {
  const input = {
    ...details,
    ...(billing && { billing: toAddressInput(billing) }),
    ...(shipping && { shipping: toAddressInput(shipping) }),
  };
  const answer = await client.mutate(UpdateCustomerDocument, { input }, token);
  const result = readPart(
    answer,
    (data) => toCustomer(data.updateCustomer?.customer),
    (customer) => customer,
  );
  return inSession(answer, result);
}
