import { href, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import type { ReactNode } from "react";
import { AccountWatch } from "./components/account/account-watch";
import { LazyCart } from "./components/cart/lazy-cart-panel";
import { LazyConsentBar } from "./components/consent/lazy-consent-bar";
import { ErrorPage } from "./components/shell/error-page";
import { Footer } from "./components/shell/footer";
import { Header } from "./components/shell/header";
import { Styles } from "./components/shell/styles";
import { EarlyScript } from "./components/shell/early-script";
import { NextPages } from "./components/shell/next-pages";
import { NotificationProvider } from "./components/ui/notifications";
import { SmallFooter, SmallHeader } from "./components/shell/checkout-shell";
import type { ShopData } from "./components/use-shop";
import { toPublicSite } from "./config/site";
import { topCategories } from "./domain/catalog/category";
import { categoryMenu } from "./domain/content/menu";
import { SHELL } from "#strings/shell";
import { language } from "#locale";
import type { Route } from "./+types/root";
import { shopContext } from "./services/page";
import { catalogContext } from "./services/catalog";
import { contentContext } from "./services/content";
import { Part } from "./components/ui/part";
import { SHOP_PATH } from "./config/shop-path";
import * as paths from "#paths";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: href(paths.manifest) },
];

// An error page sets its own title, and browsers use the first one.
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  error ? [] : [{ title: loaderData?.site.name ?? "" }];

/** Data that is the same for every visitor. Without categories and menus the page still works. */
export async function loader({ context }: Route.LoaderArgs): Promise<ShopData> {
  const { settings, site, takesCards } = context.get(shopContext);
  const content = context.get(contentContext);
  const [tree, menu, footerMenu] = await Promise.all([
    context.get(catalogContext).listKnownCategories(),
    content.readMenu(site.mainMenu),
    content.readMenu(site.footerMenu),
  ]);
  const shop = { label: SHELL.shop, href: SHOP_PATH };
  // Only the server uses this setting: it decides whether related products are queried.
  const { showRelatedProducts: _, ...shown } = settings;
  return {
    settings: shown,
    site: toPublicSite(site),
    languages: site.languages.filter((code) => code !== language).map((code) => ({ code, name: nameLanguage(code) })),
    isCheckoutDocument: takesCards || settings.checkout === "wordpress",
    categories: topCategories(tree),
    menu: menu.length > 0 ? menu : [shop, ...categoryMenu(tree)],
    footerMenu,
  };
}

/** The name of a language in itself, with a capital letter. */
function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The root data doesn't change while a shopper uses the shop. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14130f" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Styles />
        <Links />
      </head>
      <body>
        <a className="skip" href="#content">
          {SHELL.skip}
        </a>
        {children}
        <EarlyScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const isCheckout = useMatches().some(
    ({ handle }) => (handle as { shell?: string } | undefined)?.shell === "checkout",
  );
  return (
    <Frame isCheckout={isCheckout}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return loaderData ? <Frame>{page}</Frame> : <main id="content">{page}</main>;
}

function Frame({ isCheckout, children }: { isCheckout?: boolean; children: ReactNode }) {
  return (
    <NotificationProvider>
      <Part isOptional>
        <LazyConsentBar />
      </Part>
      <Part isOptional>{isCheckout ? <SmallHeader /> : <Header />}</Part>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Part isOptional>{isCheckout ? <SmallFooter /> : <Footer />}</Part>
      <Part isOptional>
        <LazyCart />
      </Part>
      <Part isOptional>
        <NextPages />
        <AccountWatch />
      </Part>
    </NotificationProvider>
  );
}
