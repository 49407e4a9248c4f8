import { data } from "react-router";
import { type PaymentOutcome, isIntentId } from "../../domain/checkout/payment";
import { orOffline } from "../../browser/or-offline";
import { unlistedMeta } from "../../domain/seo/page-title";
import { PAYMENT_OUTCOME } from "#strings/checkout/payment-outcome";
import type { Route } from "./+types/payment-route";
import { redirectToOrder } from "./card/order-url";
import { PaymentPage } from "./card/payment-page";
import { shopperContext } from "../../services/shopper";

export { checkoutHandle as handle, linkPersonal as links } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(PAYMENT_OUTCOME.title, matches);

/** Only reads the URL: a browser may prefetch the page, which must not place an order. */
export function loader({ request }: Route.LoaderArgs) {
  return { intentId: readIntentId(request) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const intentId = readIntentId(request);
  const outcome: PaymentOutcome = intentId
    ? await context.get(shopperContext).finishPayment(intentId)
    : { kind: "unknown" };
  if (outcome.kind === "placed") throw redirectToOrder(outcome.order);
  return data({ outcome: outcome.kind });
}

// A failed poll is repeated. The error page would hide the state of the payment.
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline<{ outcome: Exclude<PaymentOutcome["kind"], "placed"> }>(serverAction, () => ({
    outcome: "processing",
  }));
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { intentId } = loaderData;
  return <PaymentPage intentId={intentId} outcome={intentId ? (actionData?.outcome ?? "asking") : "unknown"} />;
}

function readIntentId(request: Request): string | null {
  const id = new URL(request.url).searchParams.get("payment_intent") ?? "";
  return isIntentId(id) ? id : null;
}
