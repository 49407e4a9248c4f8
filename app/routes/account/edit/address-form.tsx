import { useEffect, useRef } from "react";
import { Form, Link, useFetcher } from "react-router";
import { AddressFields } from "../../../components/checkout/address-fields";
import { CheckoutInput } from "../../../components/checkout/checkout-field";
import { focusField } from "../../../components/ui/focus-field";
import type { Places } from "../../../services/account";
import type { AddressBlock, AddressValues } from "../../../domain/account/customer-address";
import { CHECKOUT } from "../../../strings/checkout/checkout";
import { MY_ACCOUNT, MY_ADDRESSES } from "../../../strings/account/my-account";
import { FormEnd } from "./form-end";
import type { AddressReply } from "./submit-address";
import { editPath, tabPath } from "../tabs";

interface AddressFormProps {
  block: AddressBlock;
  values: AddressValues;
  places: Places;
  /** Names by code. */
  countries: Record<string, string>;
  reply: AddressReply | undefined;
}

/** The form of one address, with the checkout's fields. */
export function AddressForm({ block, values, places, countries, reply }: AddressFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const other = useFetcher<{ edited: { places: Places } | null }>();
  const problems = reply?.problems ?? {};
  const firstWrong = Object.keys(problems)[0];
  const form = { values: reply?.values ?? values, problems, firstWrong };
  useEffect(() => {
    const [field] = Object.keys(reply?.problems ?? {});
    if (field) focusField(ref.current, field);
  }, [reply]);
  const token = (name: string) => (block === "shipping" ? `shipping ${name}` : name);
  const regions = { ...places.regions, ...reply?.places?.regions, ...other.data?.edited?.places.regions };
  return (
    <Form ref={ref} className="account-form" method="post" action={editPath(block)} noValidate>
      <h2>{MY_ADDRESSES.changeOf[block]}</h2>
      <input type="hidden" name="block" value={block} />
      <div className="field-grid">
        <CheckoutInput
          form={form}
          field={`${block}.firstName`}
          label={CHECKOUT.firstName}
          autoComplete={token("given-name")}
        />
        <CheckoutInput
          form={form}
          field={`${block}.lastName`}
          label={CHECKOUT.lastName}
          autoComplete={token("family-name")}
        />
        {block === "billing" && (
          <>
            <CheckoutInput form={form} field="billing.email" label={CHECKOUT.email} autoComplete="email" />
            <CheckoutInput form={form} field="billing.phone" label={CHECKOUT.phone} autoComplete="tel" />
          </>
        )}
      </div>
      <AddressFields
        form={form}
        block={block}
        countries={countries}
        regions={regions}
        onCountry={(country) => void other.load(`${editPath(block)}&country=${country}`)}
      />
      <FormEnd action={tabPath("addresses")} problems={Object.keys(problems).length} message={reply?.message ?? ""}>
        <Link className="link" to={tabPath("addresses")}>
          {MY_ACCOUNT.cancel}
        </Link>
      </FormEnd>
    </Form>
  );
}
