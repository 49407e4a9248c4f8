import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../../plugin/storefront-plugin.ts";
import { DemoShop, type Answer } from "../../testing/demo-shop.ts";
import { openShopOf } from "../../testing/recorded-accounts.ts";
import { expectReplay } from "../../testing/expect-replay.ts";
import { readSample } from "../../testing/replay.ts";

const WRITE = readSample("writeReview-ok-guest").request.body.query;

async function write(
  shop: DemoShop,
  input: object,
  address = "192.0.2.1",
  secret = DEMO_STOREFRONT_SECRET,
): Promise<Answer> {
  const review = {
    commentOn: 57,
    rating: 5,
    content: "Чудесен продукт!",
    author: "Тест",
    authorEmail: "test@shop.test",
  };
  return shop.ask(WRITE, { i: { ...review, ...input } }, { "x-forwarded-for": address, "x-storefront-secret": secret });
}

interface ReviewPage {
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { rating: number; node: { databaseId: number; content: string; date: string } }[];
}

function refusal({ body }: Answer): string | undefined {
  return body.errors?.[0]?.message;
}

test.each(["ok-guest", "no-content", "rating-9"])(
  "writeReview-%s is answered as recorded, except for its id",
  async (name) => {
    const { body } = await new DemoShop().replay(`writeReview-${name}`);
    const recorded = readSample(`writeReview-${name}`).response.body.data?.writeReview as { review: object };
    const expected = { ...recorded, review: { ...recorded.review, databaseId: expect.any(Number) as number } };
    expect(body.data?.writeReview).toEqual(expected);
  },
);

test.each(["no-author", "rating-missing"])("writeReview-%s is refused as recorded", async (name) => {
  await expectReplay(new DemoShop(), `writeReview-${name}`);
});

test("a customer's review has the name of the account (writeReview-ok-customer)", async () => {
  const shop = await openShopOf("maria");
  const { request } = readSample("writeReview-ok-customer");
  const written = await shop.ask(WRITE, { i: { ...(request.body.variables?.i as object), commentOn: 57 } });
  expect(written.body.data?.writeReview).toMatchObject({ review: { author: { node: { name: "Мария Георгиева" } } } });
});

test("a second review from the same address must wait, whoever writes it (writeReview-at-once-another-guest)", async () => {
  const shop = new DemoShop();
  await write(shop, {});
  const flood = readSample("writeReview-at-once-another-guest").response.body.errors?.[0]?.message;
  expect(refusal(await write(shop, { author: "Друг", authorEmail: "drug@shop.test", content: "Друг гост" }))).toBe(
    flood,
  );
  expect(refusal(await write(shop, { content: "Още" }, "192.0.2.2"))).toBe(flood);
  const other = await write(shop, { author: "Друг", authorEmail: "drug@shop.test", content: "Друг гост" }, "192.0.2.2");
  expect(refusal(other)).toBeUndefined();
});

test("an address that the shop didn't forward isn't trusted: one guest can't write as many", async () => {
  const shop = new DemoShop();
  const other = { author: "Друг", authorEmail: "drug@shop.test", content: "Друг гост" };
  await write(shop, {}, "192.0.2.1", "a guess");
  expect(refusal(await write(shop, other, "192.0.2.2", "a guess"))).toContain("прекалено бързо");
});

test("the same text twice is a duplicate, from another address too (writeReview-duplicate)", async () => {
  const shop = new DemoShop();
  await write(shop, {});
  const duplicate = readSample("writeReview-duplicate").response.body.errors?.[0]?.message;
  expect(refusal(await write(shop, {}, "192.0.2.2"))).toBe(duplicate);
});

test("an unknown product and an invalid email are refused (reference shop)", async () => {
  const shop = new DemoShop();
  expect(refusal(await write(shop, { commentOn: 9_999_999 }))).toBe("The ID of the node to comment on is invalid");
  expect(refusal(await write(shop, { authorEmail: "nope" }))).toBe(
    "The email address you are trying to use is invalid",
  );
});

test("reviews come newest first, page by page, each once, and a new one is the first", async () => {
  const shop = new DemoShop();
  await write(shop, { commentOn: 54, content: "Ред\nи <b>още</b> & нещо" });
  const query = `query ($after: String) { product(id: "54", idType: DATABASE_ID) {
    reviews(first: 5, after: $after) { pageInfo { hasNextPage endCursor } edges { rating node { databaseId content date } } }
  } }`;
  const seen: ReviewPage["edges"] = [];
  for (let after: string | null = null, more = true; more;) {
    const { body } = await shop.ask(query, { after });
    const { reviews } = (body.data as { product: { reviews: ReviewPage } }).product;
    seen.push(...reviews.edges);
    [after, more] = [reviews.pageInfo.endCursor, reviews.pageInfo.hasNextPage];
  }
  expect(seen[0]?.node.content).toBe("<p>Ред<br />\nи още &amp; нещо</p>\n");
  expect(new Set(seen.map(({ node }) => node.databaseId)).size).toBe(seen.length);
  expect(seen.map(({ node }) => node.date)).toEqual(
    seen
      .map(({ node }) => node.date)
      .toSorted()
      .toReversed(),
  );
});
