import { expect, test } from "vitest";
import { posts } from "../../content/posts/posts.ts";
import { DemoShop } from "../../testing/demo-shop.ts";
import { expectReplay } from "../../testing/expect-replay.ts";
import { expectSameShape } from "../../testing/expect-same-shape.ts";

interface Post {
  id: string;
  databaseId: number;
  slug: string;
  date: string;
  excerpt: string;
  featuredImage: { node: { databaseId: number; sourceUrl: string; altText: string } };
  author: { node: { name: string } };
}

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Post[];
}

const shop = new DemoShop();

async function list(first: number, after?: string | null): Promise<Page> {
  return (await shop.operate("blog/getPosts", { first, after })).body.data?.posts as Page;
}

async function fetchPost(id: string, idType?: string) {
  const query = "query ($id: ID!, $idType: PostIdType) { post(id: $id, idType: $idType) { databaseId } }";
  return (await shop.ask(query, { id, idType })).body;
}

test.each(["post-single", "posts-list", "posts-by-category"])("%s has the recorded shape", async (sample) => {
  await expectSameShape(new DemoShop(), sample);
});

test("post-unknown is answered as recorded: null, and no error", async () => {
  await expectReplay(new DemoShop(), "post-unknown");
});

test("posts come newest first, each once, by cursors of the recorded form (samples: posts-list)", async () => {
  const walked: Post[] = [];
  for (let after: string | null = null, hasNextPage = true; hasNextPage;) {
    const { nodes, pageInfo } = await list(5, after);
    walked.push(...nodes);
    hasNextPage = pageInfo.hasNextPage;
    after = pageInfo.endCursor;
    expect(atob(after ?? "")).toBe(`arrayconnection:${nodes.at(-1)?.databaseId}`);
  }
  expect(walked.map(({ databaseId }) => databaseId)).toEqual(posts.map(({ id }) => id));
  expect(walked.map(({ date }) => date)).toEqual(
    walked
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

test("a broken cursor and one of no post start from the beginning (as in a real shop)", async () => {
  const [first] = (await list(1)).nodes;
  for (const after of ["broken", btoa("arrayconnection:999999")]) expect((await list(1, after)).nodes).toEqual([first]);
});

test("times have no zone, excerpts are a paragraph, pictures have the title as alt text (samples: posts-list)", async () => {
  for (const { date, excerpt, featuredImage, author } of (await list(100)).nodes) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(excerpt).toMatch(/^<p>[^<]+<\/p>\n$/);
    expect(featuredImage.node.altText).not.toBe("");
    expect(author.node.name).toMatch(/^\S+ \S+$/);
  }
});

test("pictures of posts have ids of their own", async () => {
  const pictures = (await list(100)).nodes.map(({ featuredImage }) => featuredImage.node);
  const files = new Set(pictures.map(({ sourceUrl }) => sourceUrl));
  expect(new Set(pictures.map(({ databaseId }) => databaseId)).size).toBe(files.size);
});

test("content consists of blocks; its raw form is for editors only (samples: post-single; as in a real shop)", async () => {
  const id = posts[0]?.slug;
  const query = "query ($id: ID!) { post(id: $id, idType: SLUG) { content raw: content(format: RAW) } }";
  const { post } = (await shop.ask(query, { id })).body.data as { post: { content: string; raw: null } };
  expect(post.content).toMatch(/^\n<p class="wp-block-paragraph">/);
  expect(post.content).toContain('<h2 class="wp-block-heading">');
  expect(post.raw).toBeNull();
});

test("an author shows a name, no email (as in a real shop)", async () => {
  const fields = "databaseId name email username firstName";
  const { body } = await shop.ask(`{ posts(first: 1) { nodes { author { node { ${fields} } } } } }`);
  expect(body.data?.posts).toMatchObject({
    nodes: [{ author: { node: { email: null, username: null, firstName: null } } }],
  });
});

test("a post is found by slug, URI, number and global id", async () => {
  const [{ id = 0, slug = "" } = {}] = posts;
  const lookups: [string, string?][] = [
    [slug, "SLUG"],
    [`/blog/${slug}/`, "URI"],
    [`https://demo.shop.test/blog/${slug}`, "URI"],
    [String(id), "DATABASE_ID"],
    [btoa(`post:${id}`), "ID"],
    [btoa(`post:${id}`)],
  ];
  for (const query of lookups) {
    expect((await fetchPost(...query)).data, query.join(" ")).toEqual({ post: { databaseId: id } });
  }
});

test("an unknown post is null, but an invalid global id is an error (as in a real shop)", async () => {
  const lookups: [string, string?][] = [
    ["", "SLUG"],
    ["%E0%A4%A", "SLUG"],
    ["http://[", "URI"],
    [`https://elsewhere.test/blog/${posts[0]?.slug}`, "URI"],
    ["abc", "DATABASE_ID"],
    [btoa("post:999999")],
  ];
  for (const query of lookups) expect(await fetchPost(...query)).toEqual({ data: { post: null } });
  const message = "The ID input is invalid. Make sure you set the proper idType for your input.";
  expect(await fetchPost("x")).toMatchObject({ errors: [{ message, path: ["post"] }], data: { post: null } });
});

test("posts can be filtered by category, id and search (as in a real shop)", async () => {
  const ask = async (where: object) => {
    const query =
      "query ($where: RootQueryToPostConnectionWhereArgs) { posts(where: $where) { nodes { databaseId } } }";
    const { nodes } = ((await shop.ask(query, { where })).body.data as { posts: Page }).posts;
    return nodes.map(({ databaseId }) => databaseId);
  };
  const [one, two] = posts.map(({ id }) => id);
  const ofFood = posts.filter(({ category }) => category === "hranene").map(({ id }) => id);
  expect(await ask({ categoryIn: ["902"] })).toEqual(ofFood);
  expect(await ask({ categoryName: "hranene" })).toEqual(ofFood);
  expect(await ask({ in: [String(two)] })).toEqual([two]);
  expect(await ask({ notIn: [String(one)] })).not.toContain(one);
  expect(await ask({ search: "КАК да изберем протеин" })).toContain(30_004);
});

test("the sitemap's query returns every post and its last change, oldest first", async () => {
  const { body } = await shop.operate("sitemap/getSitemapPosts");
  const { nodes } = (body.data as { posts: { nodes: { slug: string; modified: string }[] } }).posts;
  const changed = nodes.map(({ slug, modified }) => ({ slug, modified }));
  expect(changed).toEqual(posts.toReversed().map(({ slug, modified }) => ({ slug, modified: modified.slice(0, 19) })));
});

test("every post has its cursor", async () => {
  const cursors = await shop.operate("blog/getPostCursors", { first: 3, where: { categoryId: 902 } });
  const list = cursors.body.data?.posts as { edges: { cursor: string }[]; pageInfo: Page["pageInfo"] };
  expect(new Set(list.edges.map(({ cursor }) => cursor)).size).toBe(3);
  expect(list.pageInfo.endCursor).toBe(list.edges.at(-1)!.cursor);
});
