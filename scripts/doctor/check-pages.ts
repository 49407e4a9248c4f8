import type { Site } from "../../app/config/site.ts";
import {
  GetMenuDocument,
  type GetWordPressSettingsQuery,
  type MenuLocationEnum,
} from "../../graphql/generated/documents.ts";
import { readable } from "./check-settings.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

type Settings = GetWordPressSettingsQuery;

/** "Terms and conditions" in both alphabets. */
const TERMS = /obshti|uslovi|terms|conditions|\u043e\u0431\u0449\u0438|\u0443\u0441\u043b\u043e\u0432\u0438/i;

/** Checks the shop's page and the legal pages. If WordPress has no legal page, the shop shows a text of its own. */
export function checkPages({ pages, shop }: Settings, site: Site): Finding[] {
  const all = (pages?.nodes ?? []).map(({ title, uri, isPrivacyPage }) => ({
    title: title ?? "",
    path: readable(uri ?? ""),
    isPrivacyPage,
  }));
  const shopPath = readable(shop?.uri ?? "");
  const shopFinding: Finding = shopPath
    ? { level: "ok", subject: "Shop page", said: shopPath }
    : {
        level: "advice",
        subject: "Shop page",
        said: "WooCommerce has none",
        todo: "WooCommerce > Settings > Products > Shop page: choose one",
      };
  const terms = all.find(({ title, path }) => TERMS.test(path) || TERMS.test(title));
  const privacy = all.find((one) => one.isPrivacyPage);
  return [
    shopFinding,
    checkLegalPage("Terms page", "termsPath", site.termsPath, all, terms?.path),
    checkLegalPage("Privacy page", "privacyPath", site.privacyPath, all, privacy?.path),
  ];
}

function checkLegalPage(
  subject: string,
  key: "termsPath" | "privacyPath",
  path: string,
  all: { path: string }[],
  found: string | undefined,
): Finding {
  const bare = (one: string) => readable(one).replace(/^\/|\/$/g, "");
  if (path === "" || URL.canParse(path)) return { level: "ok", subject, said: path || "none is wanted" };
  if (all.some((one) => bare(one.path) === bare(path))) return { level: "ok", subject, said: path };
  const words = `WordPress has no published page at ${path}: the shop shows words of its own there`;
  if (!found)
    return { level: "advice", subject, said: words, todo: `Pages > Add New: a page with the address ${path}` };
  return {
    level: "advice",
    subject,
    said: `${words}, not those of your page ${found}`,
    fix: { key: `SITE.${key}`, value: found.replace(/(?<=.)\/$/, "") },
  };
}

/** Checks Appearance > Menus at the locations that SITE names. */
export async function checkMenus(guest: Guest, settings: Settings, site: Site): Promise<Finding[]> {
  const menus = (settings.menus?.nodes ?? []).map(({ name, locations }) => ({
    name: name ?? "",
    locations: (locations ?? []).flatMap((one) => one ?? []) as string[],
  }));
  const findings: Finding[] = [];
  for (const [key, subject, instead] of [
    ["mainMenu", "Main menu", "the categories are the menu"],
    ["footerMenu", "Footer menu", "the footer has no links of yours"],
  ] as const) {
    const location = site[key];
    if (location === "") continue;
    const { answer } = await guest.ask(GetMenuDocument, { location: location as MenuLocationEnum });
    const count = answer.data?.menuItems?.nodes.length ?? 0;
    const name = menus.find(({ locations }) => locations.includes(location))?.name;
    if (count > 0) {
      findings.push({ level: "ok", subject, said: `“${name ?? location}” at ${location}, ${count} entries` });
      continue;
    }
    const others = menus.flatMap(({ name, locations }) => locations.map((one) => `${one} (“${name}”)`));
    const known = others.length > 0 ? `; there are menus at ${others.join(", ")}` : "";
    findings.push({
      level: "advice",
      subject,
      said: `nothing at the location ${location}, so ${instead}${known}`,
      todo:
        others.length > 0
          ? `wrangler.toml, [env.production.vars.SITE]: ${key} = the location of your menu`
          : `Appearance > Menus: make a menu and choose the location ${location} for it; a block theme has no such place`,
    });
  }
  return findings;
}
