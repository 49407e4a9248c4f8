import { decodeHTML } from "entities";
import {
  GetCatalogSettingsDocument,
  GetLoginClientsDocument,
  type GetWordPressSettingsQuery,
} from "../../graphql/generated/documents.ts";
import type { Site } from "../../app/config/site.ts";
import { readCurrency } from "../../app/domain/values/money.ts";
import type { Posted } from "../backend/post-query.ts";
import { LEVA_ADVICE } from "../backend/ask-backend.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

type Settings = GetWordPressSettingsQuery;

/** Checks WPGraphQL's own settings, as far as its first answer shows them. */
export async function checkGraphql(first: Posted<unknown>, guest: Guest): Promise<Finding[]> {
  const findings: Finding[] = [];
  // While the debug mode is off, WPGraphQL says so in every answer.
  if (first.answer.extensions?.debug?.every(({ type }) => type !== "DEBUG_LOGS_INACTIVE"))
    findings.push({
      level: "advice",
      subject: "GraphQL",
      said: "debug mode is on: answers are larger, and strangers read its messages",
      todo: "GraphQL > Settings > General > “Enable GraphQL Debug Mode”: off",
    });
  await guest.ask(GetCatalogSettingsDocument, {});
  if (!guest.hasSession())
    findings.push({
      level: "wrong",
      subject: "Cart",
      said: "answers come without the header woocommerce-session, so no cart can be kept",
      todo:
        "GraphQL > Settings > WooCommerce > “Disable QL Session Handler”: off; a proxy or firewall before WordPress must let the\n" +
        "header through",
    });
  return findings;
}

/** Checks WooCommerce > Settings > General. `isLevaAllowed`: SELL_IN_BGN is set. */
export async function checkCurrency(guest: Guest, isLevaAllowed: boolean): Promise<Finding> {
  const { cart } = await guest.query(GetCatalogSettingsDocument, {});
  const currency = readCurrency(cart?.total);
  const subject = "Currency";
  const todo = "WooCommerce > Settings > General > Currency: Euro (€)";
  if (!cart?.total) return { level: "unknown", subject, said: "no cart was answered, so it can't be told" };
  if (currency === "EUR") return { level: "ok", subject, said: "EUR" };
  if (currency === "BGN" && isLevaAllowed)
    return { level: "advice", subject, said: "leva (BGN), as SELL_IN_BGN allows" };
  if (currency === "BGN") return { level: "wrong", subject, said: "leva (BGN)", todo: LEVA_ADVICE };
  return {
    level: "wrong",
    subject,
    said: `neither euro nor leva: an empty cart is ${decodeHTML(cart.total)}`,
    todo,
  };
}

/** Checks Settings > General. */
export function checkLanguage({ generalSettings }: Settings, { languages }: Pick<Site, "languages">): Finding {
  const language = generalSettings?.language || "en_US";
  const subject = "Language";
  const wanted = new Intl.DisplayNames(["en"], { type: "language" }).of(languages[0]!)!;
  if (language.startsWith(languages[0]!)) return { level: "ok", subject, said: wanted };
  const said = `${language === "en_US" ? "English (en_US)" : language}: so are the emails that WordPress and WooCommerce send`;
  return { level: "advice", subject, said, todo: `Settings > General > Site Language: ${wanted}` };
}

/** Checks Settings > Permalinks: the shop must have the URLs that search engines know. */
export function checkPermalinks({ products, posts, pages }: Settings): Finding {
  const subject = "Permalinks";
  const [product, post] = [products?.nodes[0]?.link, posts?.nodes[0]?.link].map((link) => link ?? "");
  const links = [product, post, ...(pages?.nodes ?? []).map(({ uri }) => uri ?? "")].filter(Boolean) as string[];
  const todo = "Settings > Permalinks: “Post name”; save";
  const plain = links.find((link) => /[?&](p|page_id|product|post_type)=/.test(link));
  if (plain) return { level: "wrong", subject, said: `“plain”: ${plain}`, todo };
  const indexed = links.find((link) => link.includes("/index.php/"));
  if (indexed) return { level: "wrong", subject, said: `with index.php in them: ${indexed}`, todo };
  if (post && /\/\d+\/?$/.test(new URL(post, "https://x").pathname))
    return { level: "wrong", subject, said: `“numeric”, which names no post: ${post}`, todo };
  const said = product ? `pretty: ${readable(product)}` : "pretty";
  return { level: "ok", subject, said };
}

/** Checks Headless Login's providers, which the shop shows as buttons. */
export async function checkSignIn(guest: Guest): Promise<Finding> {
  const subject = "Signing in";
  const { answer } = await guest.ask(GetLoginClientsDocument, {});
  const clients = (answer.data?.loginClients ?? []).filter((one) => one?.isEnabled);
  const names = clients.map((one) => one?.name ?? String(one?.provider));
  if (clients.some((one) => one?.provider === "PASSWORD")) return { level: "ok", subject, said: names.join(", ") };
  return {
    level: "advice",
    subject,
    said: names.length > 0 ? `with ${names.join(", ")} alone, not with a password` : "nobody can: no provider is on",
    todo: "GraphQL > Settings > Headless Login > Password: on",
  };
}

/** Decodes Cyrillic in a URL, as browsers show it. */
export function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
