import { Checkbox } from "../../components/ui/checkbox";
import { CHECKOUT } from "../../strings/checkout/checkout";
import { CheckoutInput } from "../../components/checkout/checkout-field";
import type { CheckoutForm } from "./use-checkout-form";

/** What a company needs on its invoice (law-and-practice, Invoice). */
export function InvoiceFields({ form }: { form: CheckoutForm }) {
  return (
    <div className="opening">
      <Checkbox id="invoice" name="invoice" label={CHECKOUT.invoice} defaultChecked={form.values.invoice === "on"} />
      <fieldset className="opened">
        <legend className="sr">{CHECKOUT.invoiceTitle}</legend>
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
