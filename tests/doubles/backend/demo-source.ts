import { catalog } from "../../../demo/catalog/catalog";
import type { DemoCatalog } from "../../../demo/catalog/types";
import { DemoShop } from "../../../demo/testing/demo-shop";
import { DEMO_STOREFRONT_SECRET } from "../../../demo/plugin/storefront-plugin";
import { probeCapabilities } from "../../../worker/woocommerce/capabilities";
import { createBackendClient } from "../../../worker/woocommerce/client";
import { WooCatalogSource } from "../../../worker/woocommerce/catalog-source/woo-catalog-source";
import type { WordPressSettings } from "../../../app/config/wordpress-settings";
import { readEnvironment } from "../../../worker/platform/environment";
import { openStorage } from "../platform/object-storage";

const URL_OF_DEMO = "https://demo.shop.test/graphql";

type Change = (
  response: Response,
  query: string,
  variables: Record<string, unknown>,
  document: string,
) => Response | Promise<Response>;

export async function openDemo(shown: DemoCatalog = catalog): Promise<DemoShop> {
  const shop = new DemoShop(shown);
  // It seeds itself at the first request, which may take longer than a probe waits.
  await shop.ask("query { __typename }");
  return shop;
}

/**
 * The catalog's source over the demo's own schema, in process. `answer` may change or replace a response. `language`: of the
 * pages, in a shop with several.
 */
export function openDemoSource(
  shop: DemoShop,
  answer: Change = (response) => response,
  readTimeoutMs = 5000,
  storage = openStorage(),
  language: string | null = null,
) {
  const asked: string[] = [];
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as { query: string; variables?: Record<string, unknown> };
    const name = /(?:query|mutation) (\w+)/.exec(body.query)?.[1] ?? "";
    asked.push(name);
    return answer(await shop.fetch(new URL(String(input)).pathname, init), name, body.variables ?? {}, body.query);
  };
  const connection = {
    url: URL_OF_DEMO,
    fetch: fetcher,
    onFailure: () => undefined,
    readTimeoutMs,
    storefrontSecret: DEMO_STOREFRONT_SECRET,
    language: () => language,
    pageLanguage: () => source.readPageLanguage(),
  };
  const client = createBackendClient({ ...connection, name: "public" });
  const trusted = createBackendClient({ ...connection, name: "shopper" });
  // A probe's own timeout is a page's.
  const probe = () =>
    Promise.race([
      probeCapabilities(URL_OF_DEMO, fetcher),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), readTimeoutMs)),
    ]);
  const documents = {
    origin: new URL(URL_OF_DEMO).origin,
    home: "",
    menus: ["PRIMARY", "SECONDARY"],
    language,
    checkSettings: (tables: WordPressSettings) => void readEnvironment({}, tables),
  };
  const source: WooCatalogSource = new WooCatalogSource(client, probe, documents, storage, trusted);
  return { client, source, asked };
}
