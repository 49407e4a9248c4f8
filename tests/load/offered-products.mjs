/** The products that a listing's cards can add to the cart, from its HTML: `{ id, slug }`, in their order. */
export function listOfferedProducts(html) {
  return [...html.matchAll(/action="(\/cart\?productId=[^"]+)"/g)].map(([, action]) => {
    const params = new URL(action.replaceAll("&amp;", "&"), "http://shop.test").searchParams;
    return { id: Number(params.get("productId")), slug: params.get("slug") };
  });
}
