import { data, Form, href, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { Alert } from "../../components/ui/alert";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { ConsentChoices } from "../../components/consent/consent-choices";
import { orOffline } from "../../browser/or-offline";
import { notifyConsentChanged } from "../../browser/consent-store";
import { CONSENT_DAYS } from "../../config/tracking";
import {
  CONSENT_COOKIE,
  parseConsentForm,
  readConsentCookie,
  writeConsent,
  type ConsentReply,
} from "../../domain/consent/consent";
import { readForm, wantsPage } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { CONSENT } from "#strings/consent";
import type { Route } from "./+types/route";
import { SHELL } from "#strings/shell";
import { shopContext } from "../../services/page";
import { readableCookie } from "../replies";
import * as paths from "#paths";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(SHELL.consent, matches);

export function loader({ request, context }: Route.LoaderArgs) {
  const { trackingId } = context.get(shopContext).site;
  const consent = readConsentCookie(request.headers.get("cookie") ?? "");
  const isSaved = new URL(request.url).searchParams.has("saved");
  return { consent, isSaved: isSaved && consent !== null, isTracking: trackingId !== "" };
}

/** The Worker sets the cookie: some browsers limit a script's to a week. */
export async function action({ request }: Route.ActionArgs) {
  const consent = parseConsentForm(await readForm(request));
  if (!consent) throw data(null, { status: 400 });
  const headers = { "Set-Cookie": readableCookie(request, CONSENT_COOKIE, writeConsent(consent), CONSENT_DAYS) };
  if (wantsPage(request)) throw redirect(`${href(paths.consent)}?saved`, { status: 303, headers });
  return data<ConsentReply>({ isSaved: true }, { headers });
}

// Notifies here, because the form may be unmounted before the reply. Keeps the page when the connection is lost.
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ConsentReply> {
  const copy = request.clone();
  const reply = await orOffline(serverAction, () => ({ isSaved: false }));
  if (reply.isSaved) notifyConsentChanged(parseConsentForm(await readForm(copy)));
  return reply;
}

/** A choice that wasn't saved leaves the page as it is, and without a connection it couldn't be read again. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as ConsentReply | undefined)?.isSaved === false ? false : defaultShouldRevalidate;
}

export default function ConsentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { consent, isSaved, isTracking } = loaderData;
  const isStored = actionData?.isSaved;
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: SHELL.consent }]} />
      <div className="page-head">
        <h1>{SHELL.consent}</h1>
      </div>
      {(isStored ?? isSaved) && <Alert type="success">{CONSENT.saved}</Alert>}
      {isStored === false && <Alert type="error">{CONSENT.failed}</Alert>}
      {isTracking ? (
        <Form className="consent-page" method="post" action={href(paths.consent)}>
          <p>{CONSENT.lead}</p>
          <ConsentChoices key={JSON.stringify(consent)} consent={consent} />
        </Form>
      ) : (
        <p>{CONSENT.nothing}</p>
      )}
    </div>
  );
}
