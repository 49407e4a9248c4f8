import { expect, test } from "vitest";
import { DemoShop } from "../../testing/demo-shop.ts";
import { expectSameShape } from "../../testing/expect-same-shape.ts";

const shop = new DemoShop();

async function fetchPage(id: string, idType = "URI") {
  const query = `query ($id: ID!) { page(id: $id, idType: ${idType}) { databaseId title slug uri content featuredImage { node { sourceUrl } } } }`;
  return (await shop.ask(query, { id })).body;
}

test("page has the recorded shape", async () => {
  await expectSameShape(new DemoShop(), "page");
});

test("a page is found by any spelling of its URI, and returns it with slashes (as in a real shop)", async () => {
  for (const id of ["za-nas", "/za-nas", "/za-nas/", "/za-nas/?x=1#a", "https://demo.shop.test/za-nas/"]) {
    const { data } = await fetchPage(id);
    expect(data, id).toMatchObject({ page: { title: "За нас", slug: "za-nas", uri: "/za-nas/", featuredImage: null } });
  }
});

test("the front page is at the root, the page of categories at its path, an archive at the shop's (as in a real shop)", async () => {
  expect(await fetchPage("/")).toMatchObject({ data: { page: { slug: "nachalo", uri: "/" } } });
  expect(await fetchPage("")).toMatchObject({ data: { page: { slug: "nachalo" } } });
  expect(await fetchPage("nachalo")).toMatchObject({ data: { page: { uri: "/" } } });
  expect(await fetchPage("6", "DATABASE_ID")).toMatchObject({ data: { page: { databaseId: 6, uri: "/magazin/" } } });
  expect(await fetchPage("/magazin/")).toEqual({ data: { page: null } });
  expect((await shop.ask('{ contentType(id: "product", idType: NAME) { uri } }')).body).toEqual({
    data: { contentType: { uri: "/magazin/" } },
  });
  expect(await fetchPage("produkt-kategoriya")).toMatchObject({ data: { page: { uri: "/produkt-kategoriya/" } } });
});

test("an empty text is null, any other consists of blocks (as in a real shop)", async () => {
  expect(await fetchPage("/")).toMatchObject({ data: { page: { content: null } } });
  const { data } = await fetchPage("razmeri");
  expect((data as { page: { content: string } }).page.content).toContain(
    '<figure class="wp-block-table"><table class="has-fixed-layout">',
  );
});

test("an unknown page is null, and no error (as in a real shop)", async () => {
  const lookups: [string, string?][] = [
    ["nyama"],
    ["ZA-NAS"],
    ["http://["],
    ["//elsewhere.test/za-nas"],
    ["999999", "DATABASE_ID"],
  ];
  for (const query of lookups) expect(await fetchPage(...query)).toEqual({ data: { page: null } });
  const message = "The ID input is invalid. Make sure you set the proper idType for your input.";
  expect(await fetchPage("nyama", "ID")).toMatchObject({ errors: [{ message }], data: { page: null } });
});

test("all pages are listed, each once, with a cursor (as in a real shop)", async () => {
  const ask = async (after: string | null) =>
    (
      await shop.ask(
        "query ($after: String) { pages(first: 4, after: $after) { pageInfo { hasNextPage endCursor } nodes { slug uri modified } } }",
        { after },
      )
    ).body.data?.pages as {
      pageInfo: { hasNextPage: boolean; endCursor: string };
      nodes: { slug: string; uri: string }[];
    };
  const slugs: string[] = [];
  for (let page = await ask(null); ; page = await ask(page.pageInfo.endCursor)) {
    slugs.push(...page.nodes.map(({ slug }) => slug));
    if (!page.pageInfo.hasNextPage) break;
  }
  expect(slugs).toHaveLength(new Set(slugs).size);
  expect(slugs).toEqual(expect.arrayContaining(["nachalo", "magazin", "za-nas", "obshti-usloviya"]));
});

test("pages are found by slug, and by raw content, shortcodes and blocks included (as in a real shop)", async () => {
  const find = async (where: string) =>
    (await shop.ask(`{ pages(where: { ${where} }) { nodes { uri } } }`)).body.data?.pages;
  expect(await find('name: "ekip"')).toEqual({ nodes: [{ uri: "/za-nas/ekip/" }] });
  expect(await find('search: "[woocommerce_my_account"')).toEqual({ nodes: [{ uri: "/moyat-profil/" }] });
  expect(await find('search: "wp:woocommerce/"')).toEqual({ nodes: [{ uri: "/kolichka/" }, { uri: "/porachka/" }] });
});
