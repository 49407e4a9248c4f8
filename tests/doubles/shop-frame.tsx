import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import type { ShopData } from "../../app/components/use-shop";
import { readSettings, type Settings } from "../../app/config/settings";
import { readSite } from "../../app/config/site";

/** What the server draws of a part of a page in a shop with these settings. */
export function renderInShop(part: ReactElement, settings: Partial<Settings> = {}, query = ""): string {
  const shop: ShopData = {
    settings: readSettings(settings),
    site: readSite({}),
    categories: [],
    menu: [],
    footerMenu: [],
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Outlet,
      loader: () => shop,
      children: [{ index: true, Component: () => part }],
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[`/${query}`]} hydrationData={{ loaderData: { root: shop } }} />);
}
