import { data, redirect } from "react-router";
import { Alert } from "../../components/ui/alert";
import { countryNames } from "../../domain/checkout/address";
import { ADDRESS_BLOCKS, readAddressValues, valuesOfAddress } from "../../domain/account/customer-address";
import { readForm, readLine } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { MY_ACCOUNT, MY_ADDRESSES } from "#strings/account/my-account";
import type { Route } from "./+types/addresses-route";
import { AccountShell, AccountError } from "./account-shell";
import { AddressCard } from "./address-card";
import { AddressForm } from "./edit/address-form";
import { callAsCustomer } from "./signed-in";
import { orOffline } from "../../browser/or-offline";
import { countryOf, readBlock, submitAddress, type AddressReply } from "./edit/submit-address";
import { tabPath } from "./tabs";
import { replyWith } from "../replies";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(MY_ADDRESSES.title, matches);

/** Both addresses; with `?edit=` one of them as a form, and with `&country=` the regions of another country. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const read = await callAsCustomer(args, (account) => account.readCustomer());
  if (!read.ok) return data({ customer: null, edited: null, countries: {}, saved: null }, { status: 503 });
  const customer = { billing: read.value.billing, shipping: read.value.shipping };
  const block = readBlock(searchParams.get("edit"));
  const countries = countryNames([customer.billing.country, customer.shipping.country]);
  const saved = readBlock(searchParams.get("saved"));
  if (!block) return data({ customer, edited: null, countries, saved });
  const values = valuesOfAddress(customer[block], block);
  const wanted = { [`${block}.country`]: searchParams.get("country") ?? "" };
  const country = countryOf(wanted, block) || countryOf(values, block);
  const options = await callAsCustomer(args, (account) => account.readAddressOptions(country));
  if (!options.ok) return data({ customer: null, edited: null, countries: {}, saved: null }, { status: 503 });
  const named = countryNames(options.value.countries);
  const shown = countryOf(values, block) ? values : { ...values, [`${block}.country`]: options.value.country };
  return data({ customer, edited: { block, values: shown, options: options.value }, countries: named, saved: null });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const submitted = await submitAddress(form, (call) => callAsCustomer(args, call));
  if ("saved" in submitted) throw redirect(`${tabPath("addresses")}?saved=${submitted.saved}`, 303);
  return replyWith(args.request, submitted.reply, submitted.status);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<AddressReply> {
  const copy = request.clone();
  return orOffline(serverAction, async () => {
    const form = await readForm(copy);
    const block = readBlock(readLine(form, "block"));
    const values = block ? readAddressValues(form, block) : {};
    return { block, values, problems: {}, message: MY_ACCOUNT.offline, options: null };
  });
}

export default function AddressesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, countries, saved } = loaderData;
  const edited = loaderData.edited ?? formFromReply(actionData);
  return (
    <AccountShell tab="addresses" title={MY_ADDRESSES.title}>
      {!customer && !edited && <AccountError text={MY_ACCOUNT.unavailable} />}
      {saved && <Alert type="success">{MY_ADDRESSES.saved[saved]}</Alert>}
      {edited && <AddressForm key={edited.block} {...edited} countries={countries} reply={actionData} />}
      {customer && !edited && (
        <>
          <p className="muted">{MY_ADDRESSES.hint}</p>
          <div className="account-cards">
            {ADDRESS_BLOCKS.map((block) => (
              <AddressCard key={block} block={block} address={customer[block]} countries={countries} />
            ))}
          </div>
        </>
      )}
    </AccountShell>
  );
}

// The backend is unavailable: typed values stay, and countries and regions come with the next reply.
function formFromReply(reply: AddressReply | undefined) {
  if (!reply?.block) return null;
  return {
    block: reply.block,
    values: reply.values,
    options: reply.options ?? { countries: [], country: "", regions: {} },
  };
}
