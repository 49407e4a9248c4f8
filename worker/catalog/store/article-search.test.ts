import { expect, test, vi } from "vitest";
import { openReplica } from "../../../tests/doubles/catalog/replica";
import type { ProductInput } from "../../../tests/doubles/catalog/rows";
import { pages } from "../../../demo/content/pages/pages";
import { posts } from "../../../demo/content/posts/posts";
import { PLAIN_LISTING } from "../../../app/domain/catalog/listing-query";
import { WHOLE_SHOP } from "../../../app/domain/catalog/listing-scope";
import { FIRST_SEGMENTS } from "../../../app/config/route-policies";
import type { StorePage } from "../../../app/domain/content/store-page";
import type { PostRow } from "../rows/rows";
import { RenderReport } from "../../render/render-report";

interface ArticleInput {
  id: number;
  type?: PostRow["type"];
  title: string;
  path?: string;
  text?: string;
}

function makeArticle({
  id,
  type = "post",
  title,
  path = type === "post" ? `statiya-${id}` : `/stranitsa-${id}`,
  text = "",
}: ArticleInput): PostRow {
  const date = "2026-10-01T10:00:00";
  const card = {
    databaseId: id,
    title,
    slug: path,
    date,
    modified: date,
    excerpt: text,
    image: null,
    author: "",
    categoryIds: [],
  };
  const columns = { entry: JSON.stringify({ title, text }), card: JSON.stringify(card), page: "null" };
  return { id, type, path, date, modified: date, hash: `${title} ${text}`, categories: [], ...columns };
}

async function openBlog(articles: ArticleInput[], products: ProductInput[] = [], screens: StorePage[] = []) {
  const replica = await openReplica({ products, documents: { "store-pages": screens } });
  await replica.posts.write(replica.fence, articles.map(makeArticle));
  await replica.publish();
  const find = async (search: string, report = new RenderReport()) =>
    (await replica.open(report).searchArticles(search, 6)).map(({ title }) => title);
  return { ...replica, find };
}

test("posts and pages are found by title, text, inflection, misspelling and шльокавица or another layout, those with it in their title first", async () => {
  const { find, open } = await openBlog([
    { id: 1, title: "Как да изберем креатин", text: "Разтваря се във вода." },
    { id: 2, title: "Колко вода да пием" },
    { id: 3, type: "page", title: "Доставка и плащане", path: "/dostavka", text: "Куриерът носи пратката до" },
  ]);
  expect(await find("креатини")).toEqual(["Как да изберем креатин"]);
  expect(await find("kreatin")).toEqual(["Как да изберем креатин"]);
  expect(await find("креатинн")).toEqual(["Как да изберем креатин"]);
  expect(await find("водата")).toEqual(["Колко вода да пием"]);
  expect(await find("u,edjrk")).toEqual(["Как да изберем креатин"]);
  expect(await find("разтваря креатина")).toEqual(["Как да изберем креатин"]);
  expect(await open().searchArticles("пратки", 6)).toEqual([
    { title: "Доставка и плащане", path: "/dostavka", excerpt: "Куриерът носи пратката до…", date: null },
  ]);
  const [post] = await open().searchArticles("пием", 6);
  expect(post).toMatchObject({ path: "/blog/statiya-2", excerpt: "", date: "2026-10-01T10:00:00" });
});

test("an article that lacks a word isn't found, and no more than asked for, the newest first", async () => {
  const { find, open } = await openBlog([1, 2, 3].map((id) => ({ id, title: "Клек с щанга", text: `Седмица ${id}` })));
  expect(await find("клек пудовка")).toEqual([]);
  expect((await open().searchArticles("клек", 2)).map(({ path }) => path)).toEqual([
    "/blog/statiya-3",
    "/blog/statiya-2",
  ]);
});

test("titles that begin with a word are first, and don't hide those that have it elsewhere", async () => {
  const { find } = await openBlog([
    { id: 1, title: "Клек с щанга" },
    { id: 2, title: "Пет грешки при клека" },
    { id: 3, title: "Обувки за клек" },
  ]);
  expect(await find("клек")).toEqual(["Клек с щанга", "Обувки за клек", "Пет грешки при клека"]);
});

test("a malformed row is left out, and the rest is found", async () => {
  const blog = await openBlog([{ id: 3, title: "Клек" }]);
  await blog.posts.write(blog.fence, [{ ...makeArticle({ id: 1, title: "" }), entry: "{}" }]);
  await blog.publish();
  expect(await blog.find("клек")).toEqual(["Клек"]);
});

test("a word of the products isn't taken for a similar one in a title", async () => {
  const article = { id: 1, title: "Карта на залата" };
  expect(await (await openBlog([article])).find("корт")).toEqual(["Карта на залата"]);
  expect(await (await openBlog([article], [{ id: 2, name: "Час на корт" }])).find("корт")).toEqual([]);
  // It has a synonym there.
  const blog = await openBlog([{ id: 1, title: "Изолат за начинаещи" }], [{ id: 2, name: "Isolate" }]);
  expect(await blog.find("isolate")).toEqual(["Изолат за начинаещи"]);
});

test("pages that the shop shows as screens of its own, and the front page, aren't found", async () => {
  const page = (id: number, path: string) => ({ id, type: "page", title: "Поръчка", path }) as const;
  const screens: StorePage[] = [
    { path: "/porachka", screen: "checkout" },
    { path: "/profil", screen: "account" },
  ];
  const blog = await openBlog(
    [page(1, "/porachka"), page(2, "/"), page(3, "/cart"), page(4, "/produkt-kategoriya"), page(5, "/profil/adresi")],
    [],
    screens,
  );
  expect(await blog.find("поръчка")).toEqual([]);
  await blog.putDocuments({ "store-pages": [] });
  await blog.publish();
  expect((await blog.open().searchArticles("поръчка", 6)).map(({ path }) => path)).toEqual([
    "/profil/adresi",
    "/porachka",
  ]);
});

test("articles change no product's search: not its products, counts, spelling, suggestions or the record of empty ones", async () => {
  const products = [
    { id: 2, name: "Протеин" },
    { id: 5, name: "Протеинов бар" },
  ];
  const article = { id: 3, title: "Протеин: колко и кога", text: "Шейкърът помага." };
  const search = async (blog: Awaited<ReturnType<typeof openBlog>>, words: string) => {
    const catalog = blog.open();
    const [listed, suggested] = await Promise.all([
      catalog.listProducts({ ...PLAIN_LISTING, search: words }, WHOLE_SHOP),
      catalog.suggest(words),
    ]);
    return [listed, suggested.ok && { ...suggested.value, articles: [] }];
  };
  const [without, blog] = [await openBlog([], products), await openBlog([article], products)];
  for (const words of ["протеин", "протеинн", "прот", "шейкър", "колко"])
    expect(await search(blog, words)).toEqual(await search(without, words));
  expect(await blog.open().suggest("прот")).toMatchObject({
    value: { found: 2, articles: [{ title: article.title, path: "/blog/statiya-3" }] },
  });
  expect(blog.sync.noteEmptySearch.mock.calls).toEqual(without.sync.noteEmptySearch.mock.calls);
  expect(blog.sync.noteEmptySearch).toHaveBeenCalledWith("шейкър");
  expect(await blog.open().suggest("шейкър")).toMatchObject({ value: { found: 0, products: [], articles: [{}] } });
});

test("articles are read in the batch of a search's products, and built again only when they have changed", async () => {
  const blog = await openBlog([{ id: 3, title: "Клек" }], [{ id: 1, name: "Клек стойка" }]);
  await blog.find("клек");
  const batches = vi.spyOn(blog.db, "batch");
  const catalog = blog.open();
  await Promise.all([
    catalog.listProducts({ ...PLAIN_LISTING, search: "клек" }, WHOLE_SHOP),
    catalog.searchArticles("клек", 6),
  ]);
  expect(batches).toHaveBeenCalledTimes(1);
  const listed = vi.spyOn(blog.posts, "listEntries");
  await blog.put({ id: 2 });
  await blog.publish();
  expect(await blog.find("клек")).toEqual(["Клек"]);
  expect(listed).not.toHaveBeenCalled();
  await blog.posts.delete(blog.fence, [3]);
  await blog.publish();
  expect(await blog.find("клек")).toEqual([]);
});

test("every post and page of the demo is found by its title", async () => {
  const shown = [
    ...posts.map((post) => ({ ...post, type: "post" as const, path: post.slug })),
    ...pages
      .filter(({ slug, content }) => content && !FIRST_SEGMENTS.has(slug))
      .map((page) => ({ ...page, type: "page" as const, path: `/${page.slug}` })),
  ];
  const { find } = await openBlog(
    shown.map(({ id, title, type, path, content }) => ({
      id,
      title,
      type,
      path,
      text: content.replace(/<[^>]*>/g, " "),
    })),
    [{ id: 9000, name: "Насипен прах" }],
  );
  expect(shown.length).toBeGreaterThan(20);
  for (const { title } of shown) expect(await find(title), title).toContain(title);
});
