import { Link, useFetcher } from "react-router";
import { AddressFields } from "../../../components/checkout/address-fields";
import { CheckoutInput } from "../../../components/checkout/checkout-field";
import type { AddressOptions } from "../../../services/account";
import type { AddressBlock, AddressValues } from "../../../domain/account/customer-address";
import { CHECKOUT } from "#strings/checkout/checkout";
import { MY_ACCOUNT, MY_ADDRESSES } from "#strings/account/my-account";
import { AccountForm } from "./account-form";
import type { AddressReply } from "./submit-address";
import { editPath, tabPath } from "../tabs";

interface AddressFormProps {
  block: AddressBlock;
  values: AddressValues;
  options: AddressOptions;
  /** Names by code. */
  countries: Record<string, string>;
  reply: AddressReply | undefined;
}

/** The form of one address, with the checkout's fields. */
export function AddressForm({ block, values, options, countries, reply }: AddressFormProps) {
  const regionsFetcher = useFetcher<{ edited: { options: AddressOptions } | null }>();
  const problems = reply?.problems ?? {};
  const firstWrong = Object.keys(problems)[0];
  const form = { values: reply?.values ?? values, problems, firstWrong };
  const token = (name: string) => (block === "shipping" ? `shipping ${name}` : name);
  const regions = { ...options.regions, ...reply?.options?.regions, ...regionsFetcher.data?.edited?.options.regions };
  return (
    <AccountForm
      action={editPath(block)}
      reply={reply}
      links={
        <Link className="link" to={tabPath("addresses")}>
          {MY_ACCOUNT.cancel}
        </Link>
      }
    >
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
        onCountry={(country) => void regionsFetcher.load(`${editPath(block)}&country=${country}`)}
      />
    </AccountForm>
  );
}
