import { useState } from "react";
import { CHECKOUT } from "../../strings/checkout";
import { REGION_NAMES } from "../../strings/regions";
import { CheckoutInput, CheckoutSelect } from "./checkout-field";
import { OfficeChoice, OfficeFields } from "./office-choice";
import type { CheckoutForm } from "./use-checkout-form";

interface AddressFieldsProps {
  form: CheckoutForm;
  block: "billing" | "shipping";
  countries: Record<string, string>;
}

const BULGARIAN_REGIONS = Object.entries(REGION_NAMES).map(([value, label]) => ({ value, label }));

/** One postal address. */
export function AddressFields({ form, block, countries }: AddressFieldsProps) {
  const [country, setCountry] = useState(form.values[`${block}.country`]);
  const token = (name: string) => (block === "shipping" ? `shipping ${name}` : name);
  const list = form.state.regions[country] ?? [];
  const regions = country === "BG" ? BULGARIAN_REGIONS : list.map(({ code, name }) => ({ value: code, label: name }));
  const region = {
    form,
    field: `${block}.state`,
    label: CHECKOUT.state,
    autoComplete: token("address-level1"),
  } as const;
  const hasOffices = country === "BG" && form.state.cart.needsShipping;
  const isOneCountry = Object.keys(countries).length <= 1;
  return (
    <div className={`field-grid place place-${block}`}>
      {hasOffices && <OfficeChoice form={form} block={block} />}
      {isOneCountry ? (
        <input type="hidden" name={`${block}.country`} value={country} />
      ) : (
        <CheckoutSelect
          form={form}
          field={`${block}.country`}
          label={CHECKOUT.country}
          autoComplete={token("country")}
          options={Object.entries(countries).map(([value, label]) => ({ value, label }))}
          onChoose={setCountry}
        />
      )}
      {regions.length > 0 ? (
        <CheckoutSelect key={country} {...region} options={regions} blank={CHECKOUT.stateChoose} />
      ) : (
        <CheckoutInput {...region} isOptional />
      )}
      <CheckoutInput form={form} field={`${block}.city`} label={CHECKOUT.city} autoComplete={token("address-level2")} />
      <CheckoutInput
        form={form}
        field={`${block}.postcode`}
        label={CHECKOUT.postcode}
        autoComplete={token("postal-code")}
      />
      {hasOffices && (
        <div className="field-grid place-office">
          <OfficeFields form={form} block={block} />
        </div>
      )}
      <div className="field-grid place-street">
        <CheckoutInput
          form={form}
          field={`${block}.address1`}
          label={CHECKOUT.address1}
          autoComplete={token("address-line1")}
        />
        <CheckoutInput
          form={form}
          field={`${block}.address2`}
          label={CHECKOUT.address2}
          autoComplete={token("address-line2")}
          isOptional
        />
      </div>
    </div>
  );
}
