import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { EmptyState } from "../../components/ui/empty-state";
import { accountContext } from "../../services/account";
import { unlistedMeta } from "../../domain/seo/page-title";
import { readReturnPath } from "../../domain/account/return-path";
import type { Failure } from "../../domain/values/result";
import { failureText } from "#strings/errors/failures";
import { PROVIDER_RETURN, SIGN_IN } from "#strings/account/sign-in";
import type { Route } from "./+types/route";
import { readProviderAnswer } from "./provider-answer";
import * as paths from "#paths";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

const HOME = href(paths.account);
const FOREIGN = { title: PROVIDER_RETURN.foreignTitle, text: PROVIDER_RETURN.foreignText };

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(PROVIDER_RETURN.title, matches);

/** Completes the provider sign-in, only in the browser that started it. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<null> {
  const account = context.get(accountContext);
  const answer = readProviderAnswer(params.provider, new URL(request.url).searchParams);
  if (answer.kind === "malformed") throw data(FOREIGN, { status: 400 });
  if (answer.kind === "refused") {
    const canceled = await account.cancelProviderSignIn(answer);
    if (!canceled.ok) throw explain(canceled.failure);
    const wanted = readReturnPath(canceled.value);
    const notice = answer.isDenied ? "provider-denied" : "provider-failed";
    const query = new URLSearchParams({ notice, ...(wanted && wanted !== HOME && { returnTo: wanted }) });
    throw redirect(`${HOME}?${query}`, 303);
  }
  const finished = await account.finishProviderSignIn(answer);
  if (finished.kind === "foreign") throw data(FOREIGN, { status: 400 });
  if (finished.kind === "signed-in") throw redirect(readReturnPath(finished.returnTo) ?? HOME, 303);
  const { failure } = finished;
  // Somebody is already signed in: there is nothing to report.
  if (failure.kind === "invalid") throw redirect(HOME, 303);
  throw explain(failure);
}

function explain(failure: Failure) {
  const { title, text, status } = failureText(failure, SIGN_IN.refused);
  return data({ title, text }, { status });
}

export default function ProviderReturnRoute() {
  return null;
}

/** Why the sign-in failed, with a link to start again: the same URL never works twice. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The router's own errors have no title.
  const { title, text } = isRouteErrorResponse(error) && error.data?.title ? (error.data as typeof FOREIGN) : FOREIGN;
  return (
    <div className="container">
      <EmptyState heading="h1" title={title} action={{ to: HOME, label: PROVIDER_RETURN.toSignIn, isReplacing: true }}>
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
