import { useState } from "react";
import { COURIERS } from "#country/couriers";
import { CHECKOUT } from "#strings/checkout/checkout";
import { courierText } from "#strings/checkout/couriers";
import { CheckoutInput, CheckoutSelect } from "../../components/checkout/checkout-field";
import type { ShippingRate } from "../../domain/cart/cart";
import { OfficeField, type ChosenOffice } from "./offices/office-field";
import type { CheckoutForm } from "./use-checkout-form";
import { Checkbox } from "../../components/ui/checkbox";

interface OfficeProps {
  form: CheckoutForm;
  block: "billing" | "shipping";
}

const OPTIONS = Object.keys(COURIERS).map((value) => ({ value, label: courierText(value) }));

/** Delivery to a street or to a courier's office: half of all parcels in Bulgaria go to an office. */
export function StreetOrOffice({ form, block }: OfficeProps) {
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

const NO_OFFICE: ChosenOffice = { id: "", text: "" };

interface OfficeFieldsProps extends OfficeProps {
  /** Couriers have lists of offices only for the shop's own country. */
  hasLists: boolean;
  /** The selected rate, which may belong to one courier. */
  rate: ShippingRate | undefined;
}

export function OfficeFields({ form, block, rate, hasLists }: OfficeFieldsProps) {
  const { values } = form;
  const [selected, setSelected] = useState(values[`${block}.courier`]);
  const courier = rate?.courier ?? selected;
  // The chosen office of each courier, so that selecting another rate and coming back loses none.
  const [chosen, setChosen] = useState<Record<string, ChosenOffice>>({});
  const key = `${courier} ${rate?.offices ?? ""}`;
  const isFirst = courier === values[`${block}.courier`];
  const first = isFirst ? { id: values[`${block}.officeId`], text: values[`${block}.office`] } : NO_OFFICE;
  return (
    <>
      {rate?.courier ? (
        <input type="hidden" name={`${block}.courier`} value={courier} />
      ) : (
        <CheckoutSelect
          form={form}
          field={`${block}.courier`}
          label={CHECKOUT.courier}
          autoComplete="off"
          options={OPTIONS}
          blank={CHECKOUT.courierChoose}
          onChoose={setSelected}
        />
      )}
      {hasLists && form.state.couriers.includes(courier) ? (
        <OfficeField
          form={form}
          block={block}
          courier={courier}
          kind={rate?.offices}
          chosen={chosen[key] ?? first}
          onChoose={(office) => setChosen((all) => ({ ...all, [key]: office }))}
        />
      ) : (
        <CheckoutInput
          form={form}
          field={`${block}.office`}
          label={CHECKOUT.office}
          hint={CHECKOUT.officeHint}
          autoComplete="off"
        />
      )}
    </>
  );
}

export function InvoiceFields({ form }: { form: CheckoutForm }) {
  return (
    <div className="disclosure">
      <Checkbox id="invoice" name="invoice" label={CHECKOUT.invoice} defaultChecked={form.values.invoice === "on"} />
      <fieldset className="disclosed">
        <legend className="visually-hidden">{CHECKOUT.invoiceTitle}</legend>
        <div className="field-grid">
          <CheckoutInput
            form={form}
            field="invoice.company"
            label={CHECKOUT.invoiceCompany}
            autoComplete="organization"
          />
          <CheckoutInput form={form} field="invoice.number" label={CHECKOUT.invoiceNumber} autoComplete="off" />
          <CheckoutInput form={form} field="invoice.vat" label={CHECKOUT.invoiceVat} autoComplete="off" isOptional />
          <CheckoutInput form={form} field="invoice.person" label={CHECKOUT.invoicePerson} autoComplete="off" />
          <CheckoutInput form={form} field="invoice.address" label={CHECKOUT.invoiceAddress} autoComplete="off" />
        </div>
      </fieldset>
    </div>
  );
}
