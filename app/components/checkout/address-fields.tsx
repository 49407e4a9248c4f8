import * as home from "#country/rules";
import { useState, type ReactElement } from "react";
import type { Region } from "../../domain/checkout/address";
import { CHECKOUT } from "#strings/checkout/checkout";
import { REGION_NAMES } from "#strings/checkout/regions";
import { CheckoutInput, CheckoutSelect, type FieldsForm } from "./checkout-field";
import { SettlementInput } from "./settlement-input";

interface AddressFieldsProps {
  form: FieldsForm;
  block: "billing" | "shipping";
  countries: Record<string, string>;
  /** By country, as far as loaded. */
  regions: Record<string, Region[]>;
  /**
   * For delivery to a courier's office: the choice between street and office (only in the shop's
   * own country), and the office's fields there and abroad.
   */
  office?: { choice: ReactElement; fields: ReactElement; abroad: ReactElement } | null;
  onCountry?: (country: string) => void;
}

const HOME_REGIONS = Object.entries(REGION_NAMES).map(([value, label]) => ({ value, label }));

export function AddressFields({ form, block, countries, regions: known, office, onCountry }: AddressFieldsProps) {
  const given = form.values[`${block}.country`] ?? "";
  // An account may have an address in a country the shop doesn't sell to.
  const [country, setCountry] = useState(
    Object.hasOwn(countries, given) ? given : (Object.keys(countries)[0] ?? given),
  );
  // The region that was typed, or filled in by the browser, while the chosen country's regions were loading.
  const [typedRegion, setTypedRegion] = useState({ text: "", country });
  const token = (name: string) => (block === "shipping" ? `shipping ${name}` : name);
  const list = known[country] ?? [];
  const regions = country === home.code ? HOME_REGIONS : list.map(({ code, name }) => ({ value: code, label: name }));
  const field = `${block}.state` as const;
  const typedCode = findRegion(regions, typedRegion.text, typedRegion.country === country);
  const region = {
    form: typedCode ? { ...form, values: { ...form.values, [field]: typedCode } } : form,
    field,
    label: CHECKOUT.state,
    autoComplete: token("address-level1"),
  } as const;
  const isOneCountry = Object.keys(countries).length <= 1;
  return (
    <div className={`field-grid address address-${block}`}>
      {country === home.code && office?.choice}
      {isOneCountry ? (
        <input type="hidden" name={`${block}.country`} value={country} />
      ) : (
        <CheckoutSelect
          form={form}
          field={`${block}.country`}
          label={CHECKOUT.country}
          autoComplete={token("country")}
          options={Object.entries(countries).map(([value, label]) => ({ value, label }))}
          onChoose={(chosen) => {
            setCountry(chosen);
            onCountry?.(chosen);
          }}
        />
      )}
      <SettlementInput
        form={{ ...form, country }}
        field={`${block}.city`}
        label={CHECKOUT.city}
        autoComplete={token("address-level2")}
      />
      <SettlementInput
        form={{ ...form, country }}
        field={`${block}.postcode`}
        label={CHECKOUT.postcode}
        autoComplete={token("postal-code")}
      />
      {regions.length > 0 ? (
        <CheckoutSelect key={country} {...region} options={regions} blank={CHECKOUT.stateChoose} />
      ) : (
        <CheckoutInput
          {...region}
          input={{ onInput: (event) => setTypedRegion({ text: event.currentTarget.value, country }) }}
          isOptional
        />
      )}
      {office && (
        <div className="field-grid address-office">{country === home.code ? office.fields : office.abroad}</div>
      )}
      <div className="field-grid address-street">
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

/**
 * Code of the region with this name or, if `mayBeCode`, with this code, whatever its case and accents. A code that was
 * typed for another country would select a region by chance.
 */
function findRegion(regions: { value: string; label: string }[], text: string, mayBeCode: boolean): string | undefined {
  const isSame = (name: string) => name.localeCompare(text.trim(), undefined, { sensitivity: "base" }) === 0;
  return regions.find(({ value, label }) => (mayBeCode && isSame(value)) || isSame(label))?.value;
}
