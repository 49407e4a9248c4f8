import type { CheckedForm } from "../../app/domain/checkout/check-checkout";
import { isListed, isToOffice, type CheckoutValues } from "../../app/domain/checkout/checkout-form";
import { describeOffice, findOfficeProblem } from "../../app/domain/delivery/chosen-office";
import { succeed, type Result } from "../../app/domain/values/result";
import type { CheckoutState } from "../../app/services/shopper";
import type { Offices } from "./offices";

/**
 * Replaces the office of a validated form by the one in the courier's list, because only the id may come from the form.
 * Returns a problem if the office can't be used: it has closed, doesn't exist, is elsewhere, of another kind, or too
 * small for the parcel.
 */
export async function settleOffice(
  offices: Pick<Offices, "listOffices" | "findOffice">,
  values: CheckoutValues,
  { cart, couriers }: Pick<CheckoutState, "cart" | "couriers">,
): Promise<Result<CheckedForm>> {
  const block = values.shipToDifferentAddress === "on" ? "shipping" : "billing";
  const [courier, id] = [values[`${block}.courier`], values[`${block}.officeId`]];
  const rate = cart.shippingRates.find((one) => one.id === values.rateId);
  const withoutId = succeed({ values: { ...values, [`${block}.officeId`]: "" }, problems: {} });
  if (!cart.needsShipping || !isToOffice(values, block) || !isListed(values, block, couriers)) return withoutId;
  const [found, listed] = await Promise.all([
    offices.findOffice(courier, id),
    offices.listOffices({
      courier,
      kind: null,
      city: values[`${block}.city`],
      region: values[`${block}.state`],
      postcode: values[`${block}.postcode`],
    }),
  ]);
  if (!found.ok) return found;
  if (!listed.ok) return listed;
  const office = found.value;
  const isThere = listed.value?.some((one) => one.id === id) ?? false;
  const problem = findOfficeProblem(office, { isThere, kind: rate?.offices, parcelWeight: cart.parcelWeight });
  if (problem || !office) return succeed({ values, problems: { [`${block}.officeId`]: problem ?? "office-gone" } });
  return succeed({ values: { ...values, [`${block}.office`]: describeOffice(office) }, problems: {} });
}
