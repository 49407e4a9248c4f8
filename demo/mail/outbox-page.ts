import { escapeHtml, sendPage } from "../http/html-page.ts";
import { languages } from "../languages/language.ts";
import { readOutbox, type SentMail } from "./send-mail.ts";

const SENT_AT = new Intl.DateTimeFormat("bg-BG", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Sofia" });

export async function showOutbox(db: D1Database, shopOrigin: string): Promise<Response> {
  const mails = await readOutbox(db);
  const list = mails.length > 0 ? mails.map((mail) => showMail(mail, shopOrigin)).join("") : "<p>Още няма писма.</p>";
  return sendPage(
    "Изпратени писма",
    `<p>Демонстрационният магазин не изпраща писма. Тук са тези, които щеше.</p>${list}`,
  );
}

function showMail({ sentAt, recipient, subject, text }: SentMail, shopOrigin: string): string {
  const lines = text.split("\n").map((line) => showLine(line, shopOrigin));
  return `<article><h2>${escapeHtml(subject)}</h2><p>До ${escapeHtml(recipient)}, ${SENT_AT.format(sentAt)}</p><pre>${lines.join("\n")}</pre></article>`;
}

/** A link only where the whole line is a URL of the shop's account: emails contain shoppers' input too. */
function showLine(line: string, shopOrigin: string): string {
  const html = escapeHtml(line);
  const isAccount = languages.some(({ prefix }) => line.startsWith(`${shopOrigin}${prefix}/my-account`));
  return isAccount && !/\s/.test(line) ? `<a href="${html}">${html}</a>` : html;
}
