import type { RouteConfigEntry } from "@react-router/dev/routes";
import table from "../../app/routes";
import { catalog } from "../../demo/catalog/catalog";
import { findProduct, findVariation } from "./demo-products";
import { readCheckoutForm } from "./checkout-form";
import type { Visitor } from "./visitor";

/** What a visitor has done before he opens a page. */
export type Stage = "visitor" | "cart" | "customer" | "order" | "withdrawal" | "comparison";

export interface Example {
  path: string;
  stage?: Stage;
  /** Where it isn't 200. */
  status?: number;
}

const SIMPLE = findProduct(({ type, stock, virtual }) => type === "SIMPLE" && (stock ?? 0) > 20 && !virtual);
const VARIABLE = findVariation((variation, { varyBy }) => (variation.stock ?? 0) > 10 && varyBy.length === 2).product;
const GONE = catalog.products.find(
  ({ type, status, published, visibility }) =>
    type === "SIMPLE" && status === "OUT_OF_STOCK" && published && visibility === "VISIBLE",
)!;
const FOOD = findProduct(
  ({ metaData, variations }) => !!metaData?.supplement_nutrition && variations.some(({ salePrice }) => salePrice),
);
const GROUP = catalog.products.find(({ type, published }) => type === "GROUPED" && published)!;

/** A page or more of every route that has pages, by its id; a route that isn't here fails tests/rules/routes.test.ts. */
export const EXAMPLES: Record<string, Example[]> = {
  "routes/home/route.tsx": [{ path: "/" }],
  "routes/listing/route.tsx": [
    { path: "/magazin" },
    { path: "/magazin/page/2" },
    { path: "/magazin?filter=pa_razmer[m],sale[true]" },
    { path: "/magazin?filter=sale[true],search[протеин]" },
    { path: "/magazin?filter=search[няма такова]" },
  ],
  "routes/categories/route.tsx": [{ path: "/produkt-kategoriya" }],
  "routes/listing/category-route.tsx": [{ path: "/produkt-kategoriya/proteini/surovatachen-protein" }],
  "routes/listing/tag-route.tsx": [{ path: "/produkt-etiket/novo" }],
  "routes/listing/brand-route.tsx": [{ path: "/marka-produkt/sila" }],
  "routes/product/route.tsx": [
    ...[SIMPLE, VARIABLE, FOOD, GROUP, GONE].map(({ slug }) => ({ path: `/produkt/${slug}` })),
    { path: "/produkt/niama-takav-protein", status: 404 },
  ],
  "routes/blog/route.tsx": [{ path: "/blog" }],
  "routes/blog/page": [{ path: "/blog/page/2" }],
  "routes/blog/category-route.tsx": [{ path: "/blog/kategoriya/hranene" }],
  "routes/blog/category-page": [{ path: "/blog/kategoriya/hranene/page/9", status: 404 }],
  "routes/blog/post-route.tsx": [{ path: "/blog/kak-da-izberem-protein" }],
  "routes/cart/route.tsx": [{ path: "/cart" }, { path: "/cart", stage: "cart" }],
  "routes/wishlist/route.tsx": [{ path: "/wishlist" }],
  "routes/write-review/route.tsx": [{ path: "/api/reviews" }],
  "routes/checkout/route.tsx": [{ path: "/checkout", stage: "cart" }],
  "routes/checkout/payment-route.tsx": [{ path: "/checkout/payment" }],
  "routes/order-received/unseen-route.tsx": [{ path: "/checkout/order-received", status: 404 }],
  "routes/order-received/route.tsx": [
    { path: "/checkout/order-received/1?key=wc_order_x", status: 404 },
    { path: "/checkout/order-received/{placed}", stage: "order" },
  ],
  "routes/account/route.tsx": [
    { path: "/my-account" },
    { path: "/my-account?action=register" },
    { path: "/my-account?action=forgotPassword" },
    { path: "/my-account", stage: "customer" },
  ],
  "routes/lost-password/route.tsx": [{ path: "/my-account/lost-password" }],
  "routes/provider-return/route.tsx": [{ path: "/oauth/login/google", status: 400 }],
  "routes/account/orders-route.tsx": [{ path: "/my-account/orders", stage: "customer" }],
  "routes/account/order-route.tsx": ["1192", "1194", "1196"].map((number) => ({
    path: `/my-account/orders/${number}`,
    stage: "customer",
  })),
  "routes/account/downloads-route.tsx": [{ path: "/my-account/downloads", stage: "customer" }],
  "routes/account/wishlist-route.tsx": [{ path: "/my-account/wishlist", stage: "customer" }],
  "routes/account/addresses-route.tsx": [
    { path: "/my-account/addresses", stage: "customer" },
    { path: "/my-account/addresses?edit=billing", stage: "customer" },
  ],
  "routes/account/details-route.tsx": [{ path: "/my-account/details", stage: "customer" }],
  "routes/account/password-route.tsx": [{ path: "/my-account/password", stage: "customer" }],
  "routes/comparison/route.tsx": [{ path: "/sravnenie" }, { path: "/sravnenie", stage: "comparison" }],
  "routes/coupon/route.tsx": [{ path: "/kupon/FIT10" }],
  "routes/stock-request/route.tsx": [
    { path: "/izvestie" },
    { path: "/izvestie?sent" },
    { path: "/izvestie?key=0f8fad5b-d9cb-469f-a165-70867728950e" },
  ],
  "routes/consent/route.tsx": [{ path: "/saglasie" }],
  "routes/withdrawal/route.tsx": [{ path: "/otkaz-ot-dogovor" }],
  "routes/withdrawal/receipt-route.tsx": [
    { path: "/otkaz-ot-dogovor/polucheno", status: 404 },
    { path: "/otkaz-ot-dogovor/polucheno?key={declared}", stage: "withdrawal" },
  ],
  "routes/page/route.tsx": [
    { path: "/za-nas" },
    { path: "/za-nas/ekip" },
    { path: "/obshti-usloviya" },
    { path: "/dostapnost" },
    { path: "/zakonova-garantsiya" },
    { path: "/niama/takava/stranitsa", status: 404 },
  ],
};

/** Everything that app/routes.ts names, each with the id that React Router gives it. */
export const ROUTES = (table as RouteConfigEntry[]).map((entry) => ({ ...entry, id: entry.id ?? entry.file }));

/** Routes without a page: what they answer is no HTML. */
export const ENDPOINTS = ROUTES.filter(({ file }) => file.endsWith(".ts"));

/** Does what the stage asks for; gives the path that came of it, for `{…}` in an example. */
export async function reachStage(visitor: Visitor, { path, stage = "visitor" }: Example): Promise<string> {
  switch (stage) {
    case "visitor":
      return path;
    case "cart":
      await visitor.add(SIMPLE.id);
      return path;
    case "customer":
      await visitor.submit("/my-account", { intent: "sign-in", username: "ivan", password: "sila-demo-2026" });
      return path;
    case "comparison":
      for (const { slug } of [SIMPLE, VARIABLE, FOOD, GROUP])
        await visitor.submit("/sravnenie", { intent: "add", slug });
      return path;
    case "order":
      await visitor.add(SIMPLE.id);
      return needLocation(await visitor.submit("/checkout", await readCheckoutForm(visitor)));
    case "withdrawal": {
      const html = await (await visitor.open("/otkaz-ot-dogovor")).text();
      const formId = /name="formId" value="([^"]+)"/.exec(html)![1]!;
      const typed = {
        name: "Мария Димитрова",
        orderNumber: "1201",
        email: "maria@example.bg",
        scope: "whole",
        goods: "",
      };
      return needLocation(await visitor.submit("/otkaz-ot-dogovor", { ...typed, formId, intent: "confirm" }));
    }
  }
}

function needLocation(answer: Response): string {
  const location = answer.headers.get("location");
  if (!location) throw new Error(`${answer.status} where a redirect was expected`);
  return location;
}
