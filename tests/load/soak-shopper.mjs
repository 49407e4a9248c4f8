// One shopper of the soak: browses, searches, fills a cart and leaves; every answer is looked at.
import { listOfferedProducts } from "./offered-products.mjs";

const BROWSED = [
  ["/", "Сила"],
  ["/magazin", "Всички продукти"],
  ["/magazin/page/2", 'rel="canonical"'],
  ["/magazin?orderby=price", 'class="card'],
  ["/produkt-kategoriya/proteini", "Протеини"],
  ["/blog", "Блог"],
  ["/sitemap.xml", "<sitemapindex"],
];
const TERMS = ["протеин", "пудовка", "креатин", "xyzxyz"];

/** Steps of one visit, each of which tells how many answers it has checked. */
export async function openShopper(url) {
  const cookies = new Map();
  const send = async (path, init = {}) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const headers = { accept: "text/html", ...(cookie && { cookie }), ...init.headers };
    const answer = await fetch(new URL(path, url), { redirect: "manual", ...init, headers });
    for (const line of answer.headers.getSetCookie()) cookies.set(...line.split(";")[0].split(/=(.*)/s).slice(0, 2));
    return { status: answer.status, text: await answer.text() };
  };
  const look = async (path, status, words) => {
    const answer = await send(path);
    if (answer.status !== status || !answer.text.includes(words))
      throw new Error(`${path}: ${answer.status}, without ${words}: ${answer.text.slice(0, 300)}`);
    return answer.text;
  };
  const post = (path, fields) =>
    send(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: url.origin, "sec-fetch-site": "same-origin" },
    });

  const [{ id: productId, slug }] = listOfferedProducts(await look("/magazin", 200, "productId"));
  const browse = async () => {
    for (const [path, words] of BROWSED) await look(path, 200, words);
    await look(`/produkt/${slug}`, 200, slug);
    await look(`/niama/${crypto.randomUUID()}`, 404, 'lang="bg"');
    return BROWSED.length + 2;
  };
  const search = async () => {
    for (const term of TERMS) {
      await look(`/api/suggest?q=${encodeURIComponent(term)}`, 200, "{");
      await look(`/magazin?filter=search[${encodeURIComponent(term)}]`, 200, 'lang="bg"');
    }
    return TERMS.length * 2;
  };
  const shop = async () => {
    for (let count = 1; count <= 3; count++) {
      const added = await post("/cart", { intent: "add", productId, slug, quantity: "1" });
      if (added.status !== 303) throw new Error(`adding: ${added.status}`);
      if (cookies.get("cart_items") !== String(count))
        throw new Error(`${count} added, ${cookies.get("cart_items")} in the cookie`);
    }
    const cart = await look("/cart", 200, slug);
    const key = /name="key" value="(\w+)"/.exec(cart)[1];
    await look("/checkout", 200, "Плащане");
    await post("/cart", { intent: "update", key, quantity: "0" });
    const left = await send("/cart");
    if (left.text.includes(`name="key" value="${key}"`)) throw new Error("the line is still there");
    return 7;
  };
  return {
    steps: [
      { name: "pages", take: browse },
      { name: "searches and suggestions", take: search },
      { name: "cart and checkout", take: shop },
    ],
  };
}
