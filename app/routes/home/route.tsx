import { RichText } from "../../components/ui/rich-text";
import { PLAIN_LISTING, serializeListingQuery } from "../../domain/catalog/listing-query";
import { HOME } from "#strings/catalog/home";
import type { Route } from "./+types/route";
import { Brands, CategoryTiles, NewestPosts, Products } from "./rows";
import { Goals, Hero, Trust } from "./sections";
import { loadHome } from "./load-home";

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export { keepPublicData as shouldRevalidate } from "../../browser/revalidation";

const SHOP = serializeListingQuery(PLAIN_LISTING);
const REDUCED = serializeListingQuery({ ...PLAIN_LISTING, onSale: true });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, onSale, newest, bestSelling, categories, brands, posts, text } = loaderData;
  return (
    <>
      <Hero words={words} />
      <Products title={HOME.onSale} products={onSale} to={REDUCED} />
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      <Products title={HOME.newest} products={newest} to={SHOP} />
      <Goals words={words} />
      <Products title={HOME.bestSelling} products={bestSelling} to={SHOP} />
      <Brands brands={brands} />
      <NewestPosts posts={posts} />
      <Trust promises={words.trust} />
      {text && (
        <section className="container section">
          <div className="about">
            <RichText {...text} />
          </div>
        </section>
      )}
    </>
  );
}
