import { Checkbox } from "../../components/ui/checkbox";
import { OptionList, rateOption } from "../../components/checkout/checkout-options";
import { TextField } from "../../components/ui/field";
import { useShop } from "../../components/use-shop";
import { NOTE_MAX } from "../../domain/forms/field-schema";
import { CHECKOUT, problemText } from "#strings/checkout/checkout";
import { AddressFields } from "../../components/checkout/address-fields";
import type { ShippingRate } from "../../domain/cart/cart";
import { CheckoutInput } from "../../components/checkout/checkout-field";
import { InvoiceFields, StreetOrOffice, OfficeFields } from "./delivery-fields";
import { rulesOf } from "../../domain/checkout/checkout-rules";
import { StepHeading } from "./step-heading";
import type { CheckoutForm } from "./use-checkout-form";

interface DeliverySectionProps {
  form: CheckoutForm;
  countries: Record<string, string>;
}

/** Shipping rates, addresses and note. For virtual goods there are no rates, and if configured no address either. */
export function DeliverySection({ form, countries }: DeliverySectionProps) {
  const { needsShipping, needsAddress } = rulesOf(form.state, useShop().settings);
  const note = form.problems.customerNote;
  const rate = form.state.cart.shippingRates.find(({ id }) => id === form.rateId);
  const address = { form, countries, rate };
  const addressTitle = needsAddress ? CHECKOUT.address : CHECKOUT.noteTitle;
  return (
    <section>
      <StepHeading number={2} title={needsShipping ? CHECKOUT.delivery : addressTitle} />
      {needsShipping && <Rates form={form} />}
      {needsAddress && <Address block="billing" {...address} />}
      {form.state.cart.canShipElsewhere && (
        <>
          <Checkbox
            id="elsewhere"
            name="shipToDifferentAddress"
            label={CHECKOUT.elsewhere}
            defaultChecked={form.values.shipToDifferentAddress === "on"}
          />
          <fieldset className="elsewhere">
            <legend>{CHECKOUT.elsewhereTitle}</legend>
            <div className="field-grid">
              <CheckoutInput
                form={form}
                field="shipping.firstName"
                label={CHECKOUT.firstName}
                autoComplete="shipping given-name"
              />
              <CheckoutInput
                form={form}
                field="shipping.lastName"
                label={CHECKOUT.lastName}
                autoComplete="shipping family-name"
              />
            </div>
            <Address block="shipping" {...address} />
          </fieldset>
        </>
      )}
      <TextField
        name="customerNote"
        label={CHECKOUT.note}
        placeholder={CHECKOUT.notePlaceholder}
        maxLength={NOTE_MAX}
        defaultValue={form.values.customerNote}
        error={note && problemText("customerNote", note)}
        isOptional
      />
      <InvoiceFields form={form} />
      <button type="submit" className="button ghost small without-scripts" name="intent" value="update">
        {CHECKOUT.refresh}
      </button>
    </section>
  );
}

interface AddressProps extends DeliverySectionProps {
  block: "billing" | "shipping";
  /** The selected shipping rate. */
  rate: ShippingRate | undefined;
}

function Address({ form, block, countries, rate }: AddressProps) {
  const { cart, regions } = form.state;
  const office = {
    choice: <StreetOrOffice form={form} block={block} />,
    fields: <OfficeFields form={form} block={block} rate={rate} hasLists />,
    abroad: <OfficeFields form={form} block={block} rate={rate} hasLists={false} />,
  };
  return (
    <AddressFields
      form={form}
      block={block}
      countries={countries}
      regions={regions}
      office={cart.needsShipping ? office : null}
    />
  );
}

function Rates({ form }: { form: CheckoutForm }) {
  const { shippingRates } = form.state.cart;
  const problem = form.problems.rateId;
  if (!shippingRates.length) {
    return (
      <p className={problem ? "problem" : "muted"} id="rateId">
        {problem ? CHECKOUT.nothingDelivers : CHECKOUT.noRates}
      </p>
    );
  }
  return (
    <OptionList
      legend={CHECKOUT.delivery}
      name="rateId"
      options={shippingRates.map(rateOption)}
      chosen={form.rateId}
      onChoose={form.pickRate}
      error={problem && problemText("rateId", problem)}
    />
  );
}
