import {
  ResetUserPasswordDocument,
  SendPasswordResetEmailDocument,
  UpdateUserPasswordDocument,
  UpdateCustomerDocument,
} from "../../../graphql/generated/documents";
import { readPart, readSessionPart, type SessionResponse } from "../responses";
import type { BackendClient } from "../client";
import { number } from "../fields";
import type { Result } from "../../../app/domain/values/result";
import type { Customer, CustomerChange } from "../../../app/domain/account/account";
import { toAddressInput } from "../checkout/checkout-queries";
import { toCustomer } from "../checkout/customer";

/** Requests the password reset email. The backend's response is the same for known and unknown names. */
export async function sendPasswordReset(client: BackendClient, username: string): Promise<Result<null>> {
  const response = await client.mutate(SendPasswordResetEmailDocument, { username });
  return readPart(
    response,
    (data) => data.sendPasswordResetEmail?.success === true || null,
    () => null,
  );
}

/** Sets a new password with the key and login of the email's link; an expired or invalid key is "refused". */
export async function sendNewPassword(
  client: BackendClient,
  { key, login, password }: { key: string; login: string; password: string },
): Promise<Result<null>> {
  const response = await client.mutate(ResetUserPasswordDocument, { key, login, password });
  return readPart(
    response,
    (data) => data.resetUserPassword?.user ?? null,
    () => null,
  );
}

/**
 * Changes the signed-in customer's own password; `id` is Viewer.id. The caller has verified the old password by a login and
 * signs in again afterwards, because old tokens stay valid.
 */
export async function sendPasswordChange(
  client: BackendClient,
  { id, password }: { id: string; password: string },
  token: string | null,
): Promise<SessionResponse<null>> {
  const response = await client.mutate(UpdateUserPasswordDocument, { id, password }, token);
  return readSessionPart(
    response,
    (data) => number(data.updateUser?.user?.databaseId),
    () => null,
  );
}

/**
 * Changes the signed-in customer; absent fields stay unchanged. "refused" if the email belongs to somebody else, "bad-answer"
 * if the backend treated the customer as a guest.
 */
export async function sendCustomerChange(
  client: BackendClient,
  { billing, shipping, ...details }: CustomerChange,
  token: string | null,
): Promise<SessionResponse<Customer>> {
  const input = {
    ...details,
    ...(billing && { billing: toAddressInput(billing) }),
    ...(shipping && { shipping: toAddressInput(shipping) }),
  };
  const response = await client.mutate(UpdateCustomerDocument, { input }, token);
  return readSessionPart(
    response,
    (data) => toCustomer(data.updateCustomer?.customer),
    (customer) => customer,
  );
}
