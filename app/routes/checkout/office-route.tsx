import { data, Form, href, Link, redirect, replace } from "react-router";
import { courierText } from "#strings/checkout/couriers";
import { Field } from "../../components/ui/field";
import { Problem } from "../../components/ui/problem";
import {
  draftFromValues,
  initialValues,
  valuesToStore,
  type CheckoutValues,
} from "../../domain/checkout/checkout-form";
import { describeOffice, takesParcel } from "../../domain/delivery/chosen-office";
import { findOffices } from "../../domain/delivery/find-offices";
import type { Office } from "../../domain/delivery/office";
import { cleanLine, readForm, readLine } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import type { OfficeQuery } from "../../domain/delivery/office-query";
import { deliveryContext } from "../../services/delivery";
import { shopperContext, type CheckoutState } from "../../services/shopper";
import { OFFICES } from "#strings/checkout/offices";
import { requireValue } from "../replies";
import type { Route } from "./+types/office-route";
import { OfficeText } from "./offices/office-text";
import * as paths from "#paths";

export { checkoutHandle as handle, linkPersonal as links } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(OFFICES.choose(undefined), matches);

const AT_DELIVERY = `${href(paths.checkout)}#rateId`;

/** The list of a courier's offices as a page of its own, for a checkout without scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = requireValue(await context.get(shopperContext).readCheckout());
  if (state.cart.isEmpty) throw replace(href(paths.checkout));
  const { block, values, query } = readOfficeQuery(state);
  if (!query) return null;
  const offices = requireValue(await context.get(deliveryContext).listOffices(query)) ?? [];
  const typed = cleanLine(new URL(request.url).searchParams.get("q"));
  return {
    query,
    typed,
    isEmpty: offices.length === 0,
    offices: findOffices(offices, typed, { recent: [], from: null }),
    chosen: values[`${block}.officeId`],
    weight: state.cart.parcelWeight,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shopper = context.get(shopperContext);
  const form = await readForm(request);
  const state = requireValue(await shopper.readCheckout());
  const { block, values, query } = readOfficeQuery(state);
  if (!query) throw replace(href(paths.checkout), 303);
  const offices = requireValue(await context.get(deliveryContext).listOffices(query)) ?? [];
  const office = offices.find(({ id }) => id === readLine(form, "officeId"));
  if (!office) return data({ isMissing: true }, { status: 422 });
  const chosen: CheckoutValues = {
    ...values,
    [`${block}.to`]: "office",
    [`${block}.courier`]: query.courier,
    [`${block}.officeId`]: office.id,
    [`${block}.office`]: describeOffice(office),
  };
  requireValue(await shopper.storeForm(state.checkoutId, valuesToStore(chosen)));
  requireValue(await shopper.updateCheckout(draftFromValues(chosen)));
  throw redirect(AT_DELIVERY, 303);
}

interface OfficeQueryOfForm {
  /** The address to which the parcel goes. */
  block: "billing" | "shipping";
  values: CheckoutValues;
  /** null: the selected rate doesn't deliver to offices, or the courier or the settlement is missing. */
  query: OfficeQuery | null;
}

function readOfficeQuery(state: CheckoutState): OfficeQueryOfForm {
  const { cart } = state;
  const values = initialValues(state);
  const block = values.shipToDifferentAddress === "on" ? "shipping" : "billing";
  const rate = cart.shippingRates.find(({ id }) => id === cart.chosenRateId);
  const courier = rate?.courier ?? values[`${block}.courier`];
  const city = values[`${block}.city`];
  if (!rate || rate.to === "address" || !courier || !city) return { block, values, query: null };
  const [region, postcode] = [values[`${block}.state`], values[`${block}.postcode`]];
  return { block, values, query: { courier, kind: rate.offices ?? null, city, region, postcode } };
}

export default function OfficeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const kind = loaderData?.query.kind ?? undefined;
  return (
    <div className="container office-page">
      <div className="page-head">
        <h1>
          {loaderData
            ? OFFICES.title(courierText(loaderData.query.courier), kind, loaderData.query.city)
            : OFFICES.choose(kind)}
        </h1>
      </div>
      {loaderData ? <OfficeList {...loaderData} isMissing={actionData?.isMissing} /> : <p>{OFFICES.noPlace}</p>}
      <p>
        <Link className="link" to={AT_DELIVERY}>
          {OFFICES.back}
        </Link>
      </p>
    </div>
  );
}

type OfficeListProps = NonNullable<Route.ComponentProps["loaderData"]> & { isMissing: boolean | undefined };

function OfficeList({ query, typed, isEmpty, offices, chosen, weight, isMissing }: OfficeListProps) {
  const kind = query.kind ?? undefined;
  if (isEmpty) return <p>{OFFICES.noneHere(courierText(query.courier), kind, query.city)}</p>;
  return (
    <>
      <form method="get" action={href(paths.office)}>
        <Field name="q" type="search" label={OFFICES.search} defaultValue={typed} autoComplete="off" />
        <button type="submit" className="button ghost">
          {OFFICES.searchButton}
        </button>
      </form>
      {isMissing && <Problem role="alert">{OFFICES.missing}</Problem>}
      <OfficeChoice offices={offices} chosen={chosen} weight={weight} kind={kind} />
    </>
  );
}

interface OfficeChoiceProps {
  offices: Office[];
  chosen: string;
  weight: number | undefined;
  kind: Office["kind"] | undefined;
}

function OfficeChoice({ offices, chosen, weight, kind }: OfficeChoiceProps) {
  if (offices.length === 0) return <p role="status">{OFFICES.noneFound}</p>;
  return (
    <Form method="post" action={href(paths.office)}>
      <fieldset className="options">
        <legend className="visually-hidden">{OFFICES.choose(kind)}</legend>
        <div className="options-list">
          {offices.map((office) => (
            <label key={office.id}>
              <input
                type="radio"
                name="officeId"
                value={office.id}
                defaultChecked={office.id === chosen}
                disabled={!takesParcel(office, weight)}
              />
              <span className="office-option">
                <OfficeText office={office} weight={weight} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button large full-width">
        {OFFICES.take}
      </button>
    </Form>
  );
}
