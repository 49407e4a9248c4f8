// A backend without content, fast: for tests with thousands of requests.
const LIST = { found: null, nodes: [], edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const SHELF = { databaseId: 1, name: "Shelf", slug: "shelf", count: 0, description: "", uri: "/shelf/" };
const LISTS =
  "products productCategories productTags productBrands terms posts categories pages menuItems contentNodes".split(" ");
const SHELVES = ["productCategory", "productTag", "productBrand"];

export default {
  fetch() {
    const parts = [...LISTS.map((name) => [name, LIST]), ...SHELVES.map((name) => [name, SHELF])];
    return Response.json({ data: { ...Object.fromEntries(parts), collectionStats: {}, product: null } });
  },
};
