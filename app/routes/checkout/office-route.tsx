import { data, Form, href, Link, redirect, replace } from "react-router";
import { Field } from "../../components/ui/field";
import { Problem } from "../../components/ui/problem";
import { firstCountry } from "../../domain/checkout/address";
import {
  draftFromValues,
  restoreValues,
  valuesFromDraft,
  valuesToStore,
  type CheckoutValues,
} from "../../domain/checkout/checkout-form";
import { describeOffice, findOffices, takesParcel } from "../../domain/delivery/find-offices";
import type { Office } from "../../domain/delivery/office";
import { cleanLine, readForm, readLine } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { deliveryContext, type OfficeQuery } from "../../services/delivery";
import { shopperContext, type CheckoutState } from "../../services/shopper";
import { OFFICES } from "../../strings/checkout/offices";
import { linkSheets } from "../../styles/links";
import { requireValue } from "../replies";
import type { Route } from "./+types/office-route";
import { OfficeText } from "./offices/office-panel";

export const links = linkSheets("personal");

export const handle = { shell: "checkout", sheets: ["personal"] };

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(OFFICES.choose(undefined), matches);

type Block = "billing" | "shipping";

const AT_DELIVERY = `${href("/checkout")}#rateId`;

/** The list of a courier's offices as a page of its own, for a checkout without scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = requireValue(await context.get(shopperContext).readCheckout());
  const values = readValues(state);
  const block = readBlock(values);
  const query = toQuery(state, values, block);
  if (state.cart.isEmpty || !query) throw replace(href("/checkout"));
  const offices = requireValue(await context.get(deliveryContext).listOffices(query)) ?? [];
  const typed = cleanLine(searchParams.get("q"));
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
  const values = readValues(state);
  const block = readBlock(values);
  const query = toQuery(state, values, block);
  if (!query) throw replace(href("/checkout"), 303);
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

function readValues({ draft, countries, typed }: CheckoutState): CheckoutValues {
  const values = valuesFromDraft(draft, firstCountry(countries));
  return typed ? restoreValues(typed, values) : values;
}

function readBlock(values: CheckoutValues): Block {
  return values.shipToDifferentAddress === "on" ? "shipping" : "billing";
}

/** null: the chosen rate isn't to an office of one courier, or the settlement is missing. */
function toQuery({ cart }: CheckoutState, values: CheckoutValues, block: Block): OfficeQuery | null {
  const rate = cart.shippingRates.find(({ id }) => id === cart.chosenRateId);
  const courier = rate?.courier ?? values[`${block}.courier`];
  const city = values[`${block}.city`];
  if (!rate || rate.to === "address" || !courier || !city) return null;
  const [region, postcode] = [values[`${block}.state`], values[`${block}.postcode`]];
  return { courier, kind: rate.offices ?? null, city, region, postcode };
}

export default function OfficeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { query, typed, isEmpty, offices, chosen, weight } = loaderData;
  const kind = query.kind ?? undefined;
  return (
    <div className="container office-page">
      <div className="page-head">
        <h1>{OFFICES.title(query.courier, kind, query.city)}</h1>
      </div>
      {isEmpty ? (
        <p>{OFFICES.noneHere(query.courier, kind, query.city)}</p>
      ) : (
        <>
          <form className="office-find" method="get" action={href("/checkout/office")}>
            <Field name="q" type="search" label={OFFICES.search} defaultValue={typed} autoComplete="off" />
            <button type="submit" className="button ghost">
              {OFFICES.searchButton}
            </button>
          </form>
          {actionData?.isMissing && <Problem role="alert">{OFFICES.choose(kind)}.</Problem>}
          <OfficeChoice offices={offices} chosen={chosen} weight={weight} kind={kind} />
        </>
      )}
      <p>
        <Link className="link" to={AT_DELIVERY}>
          {OFFICES.back}
        </Link>
      </p>
    </div>
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
    <Form method="post" action={href("/checkout/office")}>
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
