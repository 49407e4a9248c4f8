import { UpdateCustomerDocument } from "../../../graphql/generated/documents";
import type { Customer, CustomerChange } from "../../../app/domain/account/account";
import { inSession, readPart } from "../answers";
import type { SessionAnswer } from "../checkout/cart-queries";
import { toAddressInput } from "../checkout/checkout-queries";
import type { BackendClient } from "../client";
import { toCustomer } from "../checkout/customer";

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
