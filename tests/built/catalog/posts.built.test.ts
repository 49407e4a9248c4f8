import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { pages } from "../../../demo/content/pages/pages";
import { posts } from "../../../demo/content/posts/posts";
import type { BackendQuery, BuiltShop } from "../../built-shop/built-shop";
import { openPage, waitUntilCached } from "../../built-shop/cached-pages";
import { withLatencyProbe } from "../../built-shop/latency-probe";
import { runBuiltShop } from "../../built-shop/running-shop";

interface Node {
  databaseId: number;
  [field: string]: unknown;
}

interface Body {
  data?: { contentNodes: { nodes: Node[]; pageInfo?: { hasNextPage: boolean } } | null } | null;
  errors?: object[];
}

type Lie = (body: Body) => Body | string;

/** Seconds on an idle machine; only a hung wait is ended. */
const SOON = { timeout: 120_000, interval: 200 };
const EDIT_MAX_MS = 5000;
/** What `expectSoon` estimates for a calm machine. */
const CALM_MS = 3000;
const POST = posts[2]!;
const OTHER = posts[5]!;
const BEFORE = posts[8]!;
const PAGE = pages.find(({ slug }) => slug === "razmeri")!;

/** What WordPress has changed since the demo was written; null: deleted. */
const edits = new Map<number, object | null>();
let lie: ((body: Body, query: BackendQuery) => Body | string) | null = null;

async function answer(query: BackendQuery, ask: () => Promise<Response>): Promise<Response> {
  const response = await ask();
  if (!query.operationName.startsWith("getContent")) return response;
  const body = (await response.json()) as Body;
  const { contentNodes } = body.data!;
  contentNodes!.nodes = contentNodes!.nodes.flatMap((node) => {
    const edit = edits.get(node.databaseId);
    return edit === null ? [] : { ...node, ...edit };
  });
  const changed = lie?.(body, query) ?? body;
  return typeof changed === "string"
    ? new Response(changed, { headers: { "content-type": "text/html" } })
    : Response.json(changed);
}

let shop: BuiltShop;
runBuiltShop((built) => void ({ shop } = built), {}, { answer });

beforeEach(() => {
  lie = null;
});

let edited = 0;

/** An editor saves a post or a page; returns its new text. */
function edit(id: number, more: object = {}): string {
  const text = `Нов текст ${(edited += 1)}`;
  const modifiedGmt = new Date(Date.UTC(2027, 0, 1, 0, edited)).toISOString().slice(0, 19);
  edits.set(id, { content: `<p>${text}</p>`, modifiedGmt, modified: modifiedGmt, ...more });
  return text;
}

/** As the plugin notifies of posts and pages. */
async function notify(...ids: number[]): Promise<void> {
  const body = JSON.stringify({ ids: [], posts: ids, kinds: ["content"] });
  const sent = await shop.sendInvalidation({ "x-wc-webhook-topic": "catalog.changed" }, body);
  expect(await sent.json()).toMatchObject({ received: true });
}

const open = (path: string) => openPage(shop, path);
/** A post's own text; what stands around it may change with another's edit. */
const readBody = async (path: string) =>
  /<article[^]*?<\/article>|<main[^]*?<\/main>/.exec(await readText(path))?.[0] ?? "";
const readText = async (path: string) => (await open(path)).text;
const toPath = ({ slug }: { slug: string }) => (slug === PAGE.slug ? `/${slug}` : `/blog/${slug}`);

/** How long until an address shows a text, in milliseconds. */
async function waitFor(path: string, text: string): Promise<number> {
  const start = Date.now();
  await expect.poll(() => readText(path), SOON).toContain(text);
  return Date.now() - start;
}

/** The same, within five seconds, plus what a busy machine takes longer than a calm one. */
async function expectSoon(path: string, text: string): Promise<void> {
  const logged = shop.logs.length;
  await withLatencyProbe(shop, async (pulse) => {
    const start = Date.now();
    const ms = await waitFor(path, text);
    const builds = shop.logs.slice(logged).flatMap((line) => /"catalog-published".*"ms":(\d+)/.exec(line)?.[1] ?? []);
    // Publications are at least three times the previous build's duration apart.
    const machine = 10 * (await pulse.findSlowest(start, start + ms)) + 4 * Math.max(0, ...builds.map(Number));
    expect(ms - Math.max(0, machine - CALM_MS)).toBeLessThan(EDIT_MAX_MS);
  });
}

test.each([
  ["post", POST],
  ["page", PAGE],
])("an edit of a %s that the plugin notifies of is on its cached page within five seconds", async (_, subject) => {
  await waitUntilCached(shop, toPath(subject));
  const text = edit(subject.id);
  await notify(subject.id);
  await expectSoon(toPath(subject), text);
});

test("a new title is in the cached list of posts, too, and a post that is taken back is neither there nor at its address", async () => {
  await waitUntilCached(shop, "/blog");
  edit(POST.id, { title: "Ново заглавие" });
  await notify(POST.id);
  await waitFor("/blog", "Ново заглавие");
  edits.set(POST.id, null);
  await notify(POST.id);
  await expect.poll(async () => (await open(toPath(POST))).status, SOON).toBe(404);
  await expect.poll(() => readText("/blog"), SOON).not.toContain("Ново заглавие");
  edit(POST.id);
  await notify(POST.id);
  await expect.poll(async () => (await open(toPath(POST))).status, SOON).toBe(200);
});

/** Changes the post's own node. */
const ofPost =
  (change: object) =>
  ({ data }: Body): Body =>
    withNodes(data!.contentNodes!.nodes.map((node) => (node.databaseId === POST.id ? { ...node, ...change } : node)));
const withNodes = (nodes: Node[]): Body => ({ data: { contentNodes: { nodes, pageInfo: { hasNextPage: false } } } });
const withheld = (body: Body): Body => ({
  ...ofPost({ content: null })(body),
  errors: [{ message: "Internal server error", path: ["contentNodes", "nodes", 0, "content"] }],
});

/** Until WordPress has answered something else and that is logged. */
async function lieUntil(event: string, operation: string, told: Lie): Promise<void> {
  const logged = shop.logs.length;
  lie = (body, query) => (query.operationName.startsWith(operation) ? told(body) : body);
  // A notice without ids is a walk.
  await notify(...(operation === "getContentTimes" ? [] : [POST.id]));
  await expect.poll(() => shop.logs.slice(logged).join("\n"), SOON).toContain(event);
}

async function readOthers(): Promise<string[]> {
  return Promise.all([OTHER, PAGE].map(async (subject) => readBody(toPath(subject))));
}

const FAULT = '"catalog-posts-fault"';

test.each<[name: string, event: string, lie: Lie]>([
  ["half an answer", FAULT, (body) => JSON.stringify(body).slice(0, 500)],
  ["a post whose text an error withheld", FAULT, withheld],
  ["a post without a slug", '"catalog-post-malformed"', ofPost({ slug: null })],
])(
  "WordPress answers %s: it is logged, stored posts stay, and the edit comes with the next good answer",
  async (_, event, told) => {
    const before = [await readBody(toPath(POST)), ...(await readOthers())];
    const text = edit(POST.id);
    await lieUntil(event, "getContentNodes", told);
    expect([await readBody(toPath(POST)), ...(await readOthers())]).toEqual(before);
    expect(await readText("/blog")).toContain(toPath(OTHER));
    lie = null;
    await notify(POST.id);
    await waitFor(toPath(POST), text);
  },
);

test("WordPress lists half of its posts: it is logged, and nothing is deleted", async () => {
  const before = await readOthers();
  await lieUntil('"catalog-posts-refused"', "getContentTimes", ({ data }) =>
    withNodes(data!.contentNodes!.nodes.filter((_, at) => at % 2 === 0)),
  );
  await sleep(1000);
  expect(await readOthers()).toEqual(before);
  for (const { slug } of posts) expect((await open(`/blog/${slug}`)).status, slug).toBe(200);
});

test("one post whose text is withheld keeps the others of its answer waiting for seconds at most", async () => {
  // They are read by their ids.
  expect(String(BEFORE.id) < String(POST.id)).toBe(true);
  lie = (body) =>
    body.data!.contentNodes!.nodes.some(({ databaseId }) => databaseId === BEFORE.id) ? withheld(body) : body;
  edit(BEFORE.id);
  const text = edit(POST.id);
  await notify(BEFORE.id, POST.id);
  await expectSoon(toPath(POST), text);
});

test("the same post twice is one, and a page with the address of a shop's page hides nothing", async () => {
  lie = ({ data }) => ({
    data: {
      contentNodes: { ...data!.contentNodes!, nodes: data!.contentNodes!.nodes.flatMap((node) => [node, node]) },
    },
  });
  const text = edit(POST.id);
  edit(PAGE.id, { slug: "cart", uri: "/cart/", title: "Чужда количка" });
  await notify(POST.id, PAGE.id);
  await waitFor(toPath(POST), text);
  await expect.poll(async () => (await open(toPath(PAGE))).status, SOON).toBe(404);
  expect(await readText("/cart")).not.toContain("Чужда количка");
  expect((await readText("/sitemaps/pages-1.xml")).match(/\/cart<\/loc>/g)).toBeNull();
  expect((await readText("/sitemaps/posts-1.xml")).split(`${toPath(POST)}</loc>`)).toHaveLength(2);
});
