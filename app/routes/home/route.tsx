import { PLAIN_LISTING } from "../../shop/listing-query";
import { scopePath, WHOLE_SHOP } from "../../shop/listing-scope";
import { catalogContext, shopContext } from "../../context";
import { useShop } from "../../components/use-shop";
import { HOME } from "../../strings/home";
import type { Route } from "./+types/route";
import { CategoryTiles } from "./category-tiles";
import { Goals } from "./goals";
import { Hero } from "./hero";
import { Newest } from "./newest";
import { Trust } from "./trust";

const NEWEST_COUNT = 4;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${HOME.title} – ${loaderData?.site.name}` },
  { name: "description", content: loaderData?.site.longDescription },
  { tagName: "link", rel: "canonical", href: loaderData?.site.baseUrl },
  { property: "og:title", content: `${HOME.title} – ${loaderData?.site.name}` },
  { property: "og:description", content: loaderData?.site.longDescription },
  { property: "og:image", content: new URL(loaderData?.site.image ?? "", loaderData?.site.baseUrl).href },
];

/** The hero stands without the backend; the newest products make way when they can't be had. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  const newest = await context
    .get(catalogContext)
    .listProducts(PLAIN_LISTING, WHOLE_SHOP)
    .catch(() => null);
  return { site, newest: newest?.products.slice(0, NEWEST_COUNT) ?? [] };
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function Home({ loaderData }: Route.ComponentProps) {
  const { categories } = useShop();
  return (
    <>
      <Hero />
      {loaderData.newest.length > 0 && <Newest products={loaderData.newest} address={scopePath(WHOLE_SHOP)} />}
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      <Goals />
      <Trust />
    </>
  );
}
