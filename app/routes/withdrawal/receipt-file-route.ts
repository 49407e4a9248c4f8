import { redirect } from "react-router";
import { readViewKey, receiptPath } from "../../domain/withdrawals/withdrawal";
import type { Route } from "./+types/receipt-file-route";
import { receiptText } from "./receipt-text";
import { shopContext } from "../../services/page";
import { withdrawalsContext } from "../../services/withdrawals";

/** The acknowledgement on a durable medium, independent of the e-mail. Errors are shown by the page. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const key = readViewKey(request.url);
  const found = key ? await context.get(withdrawalsContext).findWithdrawal(key) : null;
  if (!found?.ok || !found.value) throw redirect(receiptPath(key));
  return new Response(receiptText(found.value, context.get(shopContext).site), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="otkaz-${found.value.reference}.txt"`,
      "X-Robots-Tag": "noindex",
    },
  });
}
