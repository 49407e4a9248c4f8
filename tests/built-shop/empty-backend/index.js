// A backend without content, fast: for tests with thousands of requests.
const LIST = { found: null, nodes: [], edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const TERM = { databaseId: 1, name: "Term", slug: "term", count: 0, description: "", uri: "/term/" };
const LISTS =
  "products productCategories productTags productBrands terms posts categories pages menuItems contentNodes".split(" ");
const TERMS = ["productCategory", "productTag", "productBrand"];

export default {
  fetch() {
    const parts = [...LISTS.map((name) => [name, LIST]), ...TERMS.map((name) => [name, TERM])];
    return Response.json({ data: { ...Object.fromEntries(parts), collectionStats: {}, product: null } });
  },
};
