import type { FieldProblems } from "./check-checkout";
import type { CheckoutDraft } from "./checkout-draft";

/**
 * The field to correct if the plugin refused an order because of its delivery (docs/wordpress-plugin.md); null if it
 * refused for another reason.
 */
export function findDeliveryRefusal(
  message: string,
  { shipToDifferentAddress }: Pick<CheckoutDraft, "shipToDifferentAddress">,
): FieldProblems | null {
  const block = shipToDifferentAddress ? "shipping" : "billing";
  if (message.includes("storefront-office-unknown")) return { [`${block}.officeId`]: "office-gone" };
  if (message.includes("storefront-settlement-unknown")) return { [`${block}.city`]: "settlement" };
  return /storefront-(courier-unavailable|delivery-unpriced)/.test(message) ? { rateId: "no-price" } : null;
}
