import { expect, test } from "vitest";
import recordedCategories from "../../../tests/contract/samples/postCategories.json";
import recordedPost from "../../../tests/contract/samples/post-single.json";
import recordedPosts from "../../../tests/contract/samples/posts-list.json";
import recordedUnknown from "../../../tests/contract/samples/post-unknown.json";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { findPost, listPosts, listCategoryPosts, toPostCategories } from "./posts";

test("recorded posts have images, categories, an author and the next cursor", async () => {
  const { client, asked } = respondWith({ data: recordedPosts.response.body.data });
  const list = await listPosts(client, 6);
  expect(list.next).toBe("YXJyYXljb25uZWN0aW9uOjExODM=");
  expect(list.posts[0]).toMatchObject({
    databaseId: 1193,
    title: "Веган източници на протеин",
    slug: "vegan-iztochnitsi-na-protein",
    date: "2026-10-10T08:00:00",
    image: { altText: "Веган източници на протеин" },
    categories: [{ slug: "hranene", name: "Хранене" }],
    author: "admin",
  });
  expect(list.posts[0]!.excerpt).toMatch(/^Произведено/);
  expect(asked[0]!.variables).toEqual({ first: 6, after: null });
});

test.each([
  ["%100-за-теб", "%100-%d0%b7%d0%b0-%d1%82%d0%b5%d0%b1", "\u00100-за-теб"],
  ["%50-отстъпка", "%50-%d0%be%d1%82%d1%81%d1%82%d1%8a%d0%bf%d0%ba%d0%b0", "P-отстъпка"],
])(
  "the post %s is queried as WordPress stores its slug, which WPGraphQL answers decoded",
  async (slug, id, answered) => {
    const recorded = { ...recordedPost.response.body.data.post, slug: answered };
    const { client, asked } = respondWith({ data: { post: recorded } });
    expect((await findPost(client, slug))?.slug).toBe(slug);
    expect(asked[0]!.variables).toEqual({ id, idType: "SLUG" });
  },
);

test("a category's posts are queried by id, after the previous list's cursor", async () => {
  const { client, asked } = respondWith({ data: recordedPosts.response.body.data });
  await listCategoryPosts(client, 164, 6, "cursor");
  expect(asked[0]!.variables).toEqual({ categoryId: 164, first: 6, after: "cursor" });
});

test("a recorded post has sanitized HTML and unchanged dates", async () => {
  // The recorded query didn't include the slug.
  const recorded = { ...recordedPost.response.body.data.post, slug: "kak-da-izberem-protein" };
  const { client, asked } = respondWith({ data: { post: recorded } });
  const post = await findPost(client, "kak-da-izberem-protein");
  expect(post).toMatchObject({
    title: "Как да изберем протеин",
    date: "2026-01-10T08:00:00",
    modified: "2026-01-10T08:00:00",
  });
  expect(post!.content).toContain("<h2>Основното</h2>");
  expect(post!.content).not.toMatch(/class=|<script|onerror/);
  expect(asked[0]!.variables).toEqual({ id: "kak-da-izberem-protein", idType: "SLUG" });
});

test("an unknown post is null (recorded), but a fault is thrown", async () => {
  const { data } = recordedUnknown.response.body;
  expect(await findPost(respondWith({ data }).client, "nyama")).toBeNull();
  for (const answer of [{ failure: { kind: "timeout" as const } }, { data, failure: { kind: "bad-answer" as const } }])
    await expect(findPost(respondWith(answer).client, "x")).rejects.toMatchObject({ failure: answer.failure });
  await expect(listPosts(respondWith({ data: { posts: null } }).client, 5)).rejects.toMatchObject({
    failure: { kind: "bad-answer" },
  });
});

test("recorded blog categories: a null count is zero", () => {
  const list = toPostCategories(recordedCategories.response.body.data.categories as never);
  expect(list.find(({ slug }) => slug === "silovi-trenirovki")).toEqual({
    databaseId: 167,
    slug: "silovi-trenirovki",
    name: "Силови тренировки",
    description: "",
    count: 0,
    parentDatabaseId: 163,
  });
});
