import { COURIERS } from "../../config/couriers";
import { CHECKOUT } from "../../strings/checkout/checkout";
import { CheckoutInput, CheckoutSelect } from "../../components/checkout/checkout-field";
import type { CheckoutForm } from "./use-checkout-form";

interface OfficeProps {
  form: CheckoutForm;
  block: "billing" | "shipping";
}

const OPTIONS = Object.entries(COURIERS).map(([value, label]) => ({ value, label }));

/** To a street or to a courier's: in Bulgaria half of all parcels go to an office (law-and-practice, Delivery). */
export function OfficeChoice({ form, block }: OfficeProps) {
  const name = `${block}.to` as const;
  const isOffice = form.values[name] === "office";
  return (
    <fieldset className="segments">
      <legend>{CHECKOUT.to}</legend>
      <label>
        <input type="radio" name={name} value="address" defaultChecked={!isOffice} />
        <span>{CHECKOUT.toAddress}</span>
      </label>
      <label>
        <input type="radio" name={name} value="office" defaultChecked={isOffice} />
        <span>{CHECKOUT.toOffice}</span>
      </label>
    </fieldset>
  );
}

export function OfficeFields({ form, block }: OfficeProps) {
  return (
    <>
      <CheckoutSelect
        form={form}
        field={`${block}.courier`}
        label={CHECKOUT.courier}
        autoComplete="off"
        options={OPTIONS}
        blank={CHECKOUT.courierChoose}
      />
      <CheckoutInput
        form={form}
        field={`${block}.office`}
        label={CHECKOUT.office}
        hint={CHECKOUT.officeHint}
        autoComplete="off"
      />
    </>
  );
}
