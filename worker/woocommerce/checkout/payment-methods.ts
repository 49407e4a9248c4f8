import { GetStripePaymentIntentDocument } from "../../../graphql/generated/documents";
import type { StripePaymentIntent } from "../../../app/domain/checkout/payment";
import { inSession, readPart, type SessionAnswer } from "../answers";
import type { BackendClient } from "../client";
import { plainText } from "../html";
import { number, text } from "../fields";

/**
 * The backend's intent for the session's cart, from WooNuxt Settings. Its amount, in hundredths, must be
 * compared with the cart's total before use: 19.99 becomes 1998 there. Asked as a query, but each call
 * makes an intent at Stripe, so keep the answer.
 */
export async function askStripePaymentIntent(
  client: BackendClient,
  token: string | null,
  authToken: string | null,
): Promise<SessionAnswer<StripePaymentIntent>> {
  const variables = { stripePaymentMethod: "PAYMENT" as const };
  const answer = await client.query(GetStripePaymentIntentDocument, variables, token, authToken);
  const result = readPart(
    answer,
    (data) => data.stripePaymentIntent,
    (node) => {
      const [id, clientSecret, amount] = [text(node.id), text(node.clientSecret), number(node.amount)];
      const isWhole = id !== "" && clientSecret !== "" && Number.isSafeInteger(amount);
      return {
        id,
        clientSecret,
        amount: amount ?? 0,
        currency: text(node.currency).toUpperCase(),
        error: plainText(node.error) || (isWhole ? null : "The intent is incomplete"),
      };
    },
  );
  return inSession(answer, result);
}
