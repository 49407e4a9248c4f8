import { expect, test } from "vitest";
import { pages } from "../../content/pages/pages.ts";
import { posts } from "../../content/posts/posts.ts";
import { DemoShop } from "../../testing/demo-shop.ts";
import { expectSameShape } from "../../testing/expect-same-shape.ts";

interface Node {
  __typename: string;
  databaseId: number;
  uri: string;
  date: string;
  excerpt?: string;
  featuredImage: { node: { databaseId: number; sourceUrl: string; altText: string } };
  author: { node: { name: string } };
  categories: { nodes: { databaseId: number }[] };
}

interface NodePage {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Node[];
}

const WHERE = "contentTypes: [POST, PAGE], hasPassword: false";
const shop = new DemoShop();

const idsOf = (nodes: { databaseId: number }[]) => nodes.map(({ databaseId }) => databaseId);

async function list(more: string, where = WHERE): Promise<NodePage> {
  const query = `{ contentNodes(${more} where: { ${where} }) { pageInfo { hasNextPage endCursor } nodes { __typename databaseId date } } }`;
  return (await shop.ask(query)).body.data!.contentNodes as NodePage;
}

async function fetchWhole(ids: number[]): Promise<Node[]> {
  const { body } = await shop.operate("content/getContentNodes", { ids, first: 100 });
  expect(body.errors).toBeUndefined();
  return (body.data!.contentNodes as NodePage).nodes;
}

test.each(["posts-list", "postCategories", "menu"])("%s has the recorded shape", async (sample) => {
  await expectSameShape(new DemoShop(), sample);
});

test("a broken cursor and one of no post start from the beginning (as in a real shop)", async () => {
  const { nodes } = await list("first: 1");
  for (const after of ["broken", btoa("arrayconnection:999999")])
    expect((await list(`first: 1, after: "${after}"`)).nodes).toEqual(nodes);
});

test("types and passwords are conditions: the demo has neither product nor protected text among them", async () => {
  const ofType = (await list("first: 100", "contentTypes: [PAGE]")).nodes;
  expect(ofType.map(({ __typename, databaseId }) => [__typename, databaseId])).toEqual(
    expect.arrayContaining(pages.map(({ id }) => ["Page", id])),
  );
  expect(ofType).toHaveLength(pages.length);
  expect((await list("first: 1", "contentTypes: [POST, PAGE], hasPassword: true")).nodes).toEqual([]);
});

test("times have no zone, excerpts are a paragraph, pictures have a file's own id and the title as alt text (samples: posts-list)", async () => {
  const nodes = await fetchWhole(posts.map(({ id }) => id));
  expect(nodes).toHaveLength(posts.length);
  for (const { date, excerpt, featuredImage, author } of nodes) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(excerpt).toMatch(/^<p>[^<]+<\/p>\n$/);
    expect(featuredImage.node.altText).not.toBe("");
    expect(author.node.name).toMatch(/^\S+ \S+$/);
  }
  const pictures = nodes.map(({ featuredImage }) => featuredImage.node);
  const files = new Set(pictures.map(({ sourceUrl }) => sourceUrl));
  expect(new Set(idsOf(pictures)).size).toBe(files.size);
});

test("a text consists of blocks, an empty one is null; its raw form is for editors only (as in a real shop)", async () => {
  const read = async (id: number) => {
    const texts = "content raw: content(format: RAW)";
    const query = `{ contentNodes(where: { in: [${id}] }) { nodes { ... on Post { ${texts} } ... on Page { ${texts} } } } }`;
    return ((await shop.ask(query)).body.data!.contentNodes as { nodes: object[] }).nodes[0];
  };
  const idOf = (slug: string) => pages.find((one) => one.slug === slug)!.id;
  expect(await read(posts[0]!.id)).toEqual({
    content: expect.stringMatching(/^\n<p class="wp-block-paragraph">[^]*<h2 class="wp-block-heading">/) as string,
    raw: null,
  });
  expect(await read(idOf("razmeri"))).toMatchObject({
    content: expect.stringContaining('<figure class="wp-block-table"><table class="has-fixed-layout">') as string,
  });
  expect(await read(idOf("nachalo"))).toEqual({ content: null, raw: null });
});

test("the front page is at the root, WooCommerce's shop at its page's path, a child below its parent (as in a real shop)", async () => {
  const whole = await fetchWhole(pages.map(({ id }) => id));
  const uris = whole.map(({ uri }) => uri);
  expect(uris).toEqual(expect.arrayContaining(["/", "/magazin/", "/za-nas/ekip/", "/produkt-kategoriya/"]));
  expect((await shop.ask('{ contentType(id: "product", idType: NAME) { uri } }')).body).toEqual({
    data: { contentType: { uri: "/magazin/" } },
  });
});

test("an author shows a name, no email (as in a real shop)", async () => {
  const fields = "databaseId name email username firstName";
  const { body } = await shop.ask(`{ posts(first: 1) { nodes { author { node { ${fields} } } } } }`);
  expect(body.data?.posts).toMatchObject({
    nodes: [{ author: { node: { email: null, username: null, firstName: null } } }],
  });
});

test("pages are found by raw content, shortcodes and blocks included (as in a real shop)", async () => {
  const find = async (search: string) =>
    (await shop.ask(`{ pages(where: { search: "${search}" }) { nodes { uri } } }`)).body.data?.pages;
  expect(await find("[woocommerce_my_account")).toEqual({ nodes: [{ uri: "/moyat-profil/" }] });
  expect(await find("wp:woocommerce/")).toEqual({ nodes: [{ uri: "/kolichka/" }, { uri: "/porachka/" }] });
});
