import { GetStorefrontStatusDocument, GetStorefrontStockDocument } from "../../graphql/generated/documents.ts";
import type { Finding } from "./findings.ts";
import { PLUGIN_HEADER, type Guest } from "./wordpress.ts";

interface PluginReport {
  findings: Finding[];
  /** Versions of the software, which the plugin sends only in response to the shop's secret. */
  versions: [name: string, version: string][];
  /** STOREFRONT_URL in wp-config.php. */
  shopUrl: string | null;
}

interface Known {
  /** The shop's STOREFRONT_SECRET. */
  secret: string | undefined;
  /** A secret exists, but for another WordPress: that of BACKEND_URL. */
  isWithheld: boolean;
  /** SITE.baseUrl. */
  baseUrl: string;
}

const SUBJECT = "Secret";
const INSTALL = "npm run plugin:zip writes it: Plugins > Add New Plugin > Upload Plugin (docs/wordpress-plugin.md)";

/** Checks this repository's plugin: whether it has the shop's secret, and whether its notifications reach the shop. */
export async function checkPlugin(
  guest: Guest,
  isThere: boolean,
  { secret, isWithheld, baseUrl }: Known,
): Promise<PluginReport> {
  const nothing = { versions: [], shopUrl: null };
  if (!isThere) {
    const said = "this shop's plugin isn't there: the shop shows its products, and takes no orders";
    return { ...nothing, findings: [{ level: "wrong", subject: "Sila Storefront", said, todo: INSTALL }] };
  }
  if (!secret) {
    const said = isWithheld
      ? "STOREFRONT_SECRET is sent only to BACKEND_URL, which isn't this WordPress: whether it has the same can't be told"
      : "STOREFRONT_SECRET isn't known here, so whether WordPress has the same can't be told";
    const todo = isWithheld
      ? "BACKEND_URL in .dev.vars or wrangler.toml: this WordPress's /graphql; npm run setup writes it"
      : "the same line in .dev.vars as in wp-config.php; npm run setup makes both";
    return { ...nothing, findings: [{ level: "unknown", subject: SUBJECT, said, todo }] };
  }
  const headers = { "x-storefront-secret": secret };
  // This field is older than storefrontStatus, and only the shop may read it.
  const { answer, headers: got } = await guest.ask(GetStorefrontStockDocument, { ids: [] }, headers);
  if (!answer.data?.storefrontStock)
    return { ...nothing, findings: [describeRefusal(answer.errors?.[0]?.message ?? "")] };
  if (got.get(PLUGIN_HEADER) !== "shop") {
    const said = "the plugin is older than 1.12, of which the shop takes no orders";
    return { ...nothing, findings: [{ level: "wrong", subject: "Sila Storefront", said, todo: INSTALL }] };
  }
  const agreed: Finding = { level: "ok", subject: SUBJECT, said: "WordPress and the shop have the same" };
  const status = (await guest.ask(GetStorefrontStatusDocument, { isNotified: true }, headers)).answer.data
    ?.storefrontStatus;
  if (!status) return { ...nothing, findings: [agreed] };
  const versions = (status.versions ?? []).flatMap((one): [string, string][] =>
    one?.name && one.version ? [[one.name, one.version]] : [],
  );
  const shopUrl = status.shopUrl ?? null;
  return {
    versions,
    shopUrl,
    findings: [agreed, checkNotifications(shopUrl, status.notificationStatus ?? 0, baseUrl)],
  };
}

function describeRefusal(message: string): Finding {
  if (!message.includes("storefront-secret-required"))
    return { level: "wrong", subject: SUBJECT, said: `the plugin says: ${message || "nothing"}`, todo: INSTALL };
  return {
    level: "wrong",
    subject: SUBJECT,
    said: "WordPress has another STOREFRONT_SECRET than the shop, or none",
    todo:
      "wp-config.php, above “stop editing”: define( 'STOREFRONT_SECRET', '…' ); with what .dev.vars has. If that is right, a\n" +
      "firewall or proxy takes the header x-storefront-secret away",
  };
}

/**
 * WordPress has just sent a signed notification. Before the first deployment no shop answers it, which is no mistake.
 */
function checkNotifications(shopUrl: string | null, status: number, baseUrl: string): Finding {
  const subject = "Notifications";
  if (!shopUrl) {
    const said =
      "STOREFRONT_URL isn't set in WordPress: changes show within 15 minutes, gateways and emails lead to WordPress";
    const todo = `wp-config.php: define( 'STOREFRONT_URL', '${baseUrl || "https://shop.example"}' );`;
    return { level: "advice", subject, said, todo };
  }
  const other = baseUrl && baseUrl !== shopUrl ? `; SITE.baseUrl is ${baseUrl}` : "";
  if (status >= 200 && status < 300)
    return {
      level: other ? "advice" : "ok",
      subject,
      said: `WordPress has just sent one to ${shopUrl}, and it arrived${other}`,
    };
  const reasons: Record<number, string> = {
    0: "before the first deployment that is as it must be; later: the address, or a firewall before the shop",
    400: "the shop has another STOREFRONT_SECRET: deploy again with that of .dev.vars",
    404: "no shop is there, or one without STOREFRONT_SECRET",
  };
  const said = `WordPress has just sent one to ${shopUrl}: ${status === 0 ? "no answer" : `status ${status}`}${other}`;
  return { level: "advice", subject, said, todo: reasons[status] ?? "the shop's own log; a firewall before it" };
}
