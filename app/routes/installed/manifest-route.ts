import { href } from "react-router";
import { language } from "#locale";
import { SHORTCUTS } from "#strings/errors/plain-pages";
import type { Route } from "./+types/manifest-route";
import { shopContext } from "../../services/page";
import { SHOP_PATH } from "../../config/shop-path";
import { publicFile } from "../replies";
import * as paths from "#paths";
import { DAY_SECONDS } from "../../domain/values/durations";

const PAPER = "#fbf8f2";

const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** Web app manifest of the installed shop. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(shopContext);
  const manifest = {
    id: paths.home,
    name: [site.name, site.shortDescription].filter(Boolean).join(" – "),
    short_name: site.name,
    description: site.longDescription || site.shortDescription,
    lang: language,
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["shopping"],
    icons: ICONS,
    shortcuts: [
      { name: SHORTCUTS.shop, url: SHOP_PATH },
      { name: SHORTCUTS.cart, url: href(paths.cart) },
      { name: SHORTCUTS.orders, url: href(paths.orders) },
    ],
  };
  return publicFile(JSON.stringify(manifest), "application/manifest+json", DAY_SECONDS);
}
