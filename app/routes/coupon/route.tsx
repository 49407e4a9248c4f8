import { data, Form, href, Link, redirect, useNavigation } from "react-router";
import { Alert } from "../../components/ui/alert";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { EmptyState } from "../../components/ui/empty-state";
import { SubmitButton } from "../../components/ui/submit-button";
import { SHOP_PATH } from "../../config/shop-path";
import { cleanLine } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { COUPON_CODE_MAX, pendingCouponCookie } from "../../domain/cart/pending-coupon";
import { COUPON } from "#strings/checkout/coupon";
import { orOffline } from "../../browser/or-offline";
import { CART } from "#strings/checkout/cart";
import type { Route } from "./+types/route";
import { applyCode } from "./apply-code";
import { shopperContext } from "../../services/shopper";
import { replyWith } from "../replies";
import * as paths from "#paths";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(COUPON.title, matches);

/** Doesn't call the backend: a link prefetched by a messenger or a browser changes no cart and discloses no code. */
export function loader({ params }: Route.LoaderArgs) {
  return { code: readCode(params.code) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const code = readCode(params.code);
  const used = await applyCode(code, context.get(shopperContext));
  if (used.kind === "applied") throw redirect(href(paths.cart), 303);
  if (used.kind === "refused") return replyWith(request, { isPending: false, message: used.message }, used.status);
  const isSecure = new URL(request.url).protocol === "https:";
  return data({ isPending: true, message: "" }, { headers: { "Set-Cookie": pendingCouponCookie(code, isSecure) } });
}

// Keeps the page when the connection is lost.
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline(serverAction, () => ({ isPending: false, message: CART.offline }));
}

/** A code is applied by a button, never by merely opening the link. */
export default function CouponRoute({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const { isPending = false, message = "" } = actionData ?? {};
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: COUPON.title }]} />
      {isPending ? (
        <EmptyState heading="h1" title={COUPON.keptTitle} action={{ to: SHOP_PATH, label: COUPON.toShop }}>
          <p role="status">{COUPON.keptText(code)}</p>
        </EmptyState>
      ) : (
        <div className="empty">
          <h1>{COUPON.title}</h1>
          <p>
            <b>{COUPON.lead(code)}</b> {COUPON.text}
          </p>
          {message && <Alert type="error">{message}</Alert>}
          <Form className="actions" method="post" defaultShouldRevalidate={false}>
            <SubmitButton className="button large" isBusy={isBusy}>
              {isBusy ? COUPON.using : COUPON.use}
            </SubmitButton>
            <Link className="button large ghost" to={message ? href(paths.cart) : SHOP_PATH}>
              {message ? COUPON.toCart : COUPON.toShop}
            </Link>
          </Form>
        </div>
      )}
    </div>
  );
}

function readCode(text: string): string {
  const code = cleanLine(text);
  if (!code || code.length > COUPON_CODE_MAX) throw data(null, { status: 404 });
  return code;
}
