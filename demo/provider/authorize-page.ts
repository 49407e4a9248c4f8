import { escapeHtml, sendPage } from "../http/html-page.ts";
import { isEmail } from "../session/is-email.ts";
import { issueCode } from "./codes.ts";
import { RETURN_PATH } from "./login-clients.ts";

/**
 * A fake Google: asks who signs in, then redirects to the shop with code and state. Anybody can sign in as
 * anybody, but only to the shop's own URL: `redirect_uri` is never followed.
 */
export async function answerAuthorize(request: Request, db: D1Database, shopOrigin: string): Promise<Response> {
  const form =
    request.method === "POST" ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams;
  const state = form.get("state") ?? "";
  if (request.method !== "POST") return showForm(state, "");
  if (form.has("cancel")) return leadBack(shopOrigin, { error: "access_denied", state });
  const email = (form.get("email") ?? "").trim();
  if (!isEmail(email)) return showForm(state, "Въведете имейл адрес.");
  const [firstName = "", ...rest] = (form.get("name") ?? "").trim().split(/\s+/);
  const code = await issueCode(db, state, { email, firstName, lastName: rest.join(" ") });
  return leadBack(shopOrigin, { code, state });
}

function leadBack(shopOrigin: string, parameters: Record<string, string>): Response {
  const location = `${shopOrigin}${RETURN_PATH}?${new URLSearchParams(parameters)}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

function showForm(state: string, complaint: string): Response {
  return sendPage(
    "Демонстрационен вход с Google",
    `<p>Тази страница замества Google в демонстрационния магазин. Изберете с кой профил да влезете.</p>
${complaint ? `<p role="alert">${escapeHtml(complaint)}</p>` : ""}
<form method="post"><input type="hidden" name="state" value="${escapeHtml(state)}">
<label for="email">Имейл</label><input id="email" name="email" type="email" autocomplete="email" value="google@example.bg">
<label for="name">Име и фамилия</label><input id="name" name="name" autocomplete="name" value="Гергана Илиева">
<button>Продължи</button></form>
<form method="post"><input type="hidden" name="state" value="${escapeHtml(state)}"><input type="hidden" name="cancel" value="1">
<button>Отказ</button></form>`,
  );
}
