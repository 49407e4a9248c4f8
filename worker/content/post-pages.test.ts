import { expect, test } from "vitest";
import { fakeBlog, type FakeBlog } from "../../tests/doubles/backend/fake-blog";
import { makeDataCache } from "../../tests/doubles/platform/data-cache";
import { listPostPage } from "./post-pages";

async function open(
  blog: FakeBlog,
  dataCache: ReturnType<typeof makeDataCache>,
  page: number,
  categoryId: number | null = null,
) {
  const list = await listPostPage(blog.client, dataCache, { categoryId, page, perPage: 9 });
  await dataCache.settle();
  return list && { ...list, posts: list.posts.map(({ databaseId }) => databaseId) };
}

test.each([0, 1, 9, 10, 27, 100, 101, 250])("of %d posts each appears on exactly one page", async (count) => {
  const [blog, dataCache] = [fakeBlog(count), makeDataCache()];
  const last = Math.max(1, Math.ceil(count / 9));
  const seen: number[] = [];
  for (let page = 1; page <= last; page++) {
    const list = (await open(blog, dataCache, page))!;
    expect(list).toMatchObject({ page, hasNextPage: page < last });
    seen.push(...list.posts);
  }
  expect(seen).toEqual(blog.posts);
  expect(await open(blog, dataCache, last + 1)).toBeNull();
  expect((await open(blog, dataCache, last))!.pages).toBe(last);
});

test("a page of a blog with up to a hundred posts costs two requests, and one when the cursors are cached", async () => {
  const [blog, dataCache] = [fakeBlog(60), makeDataCache()];
  await open(blog, dataCache, 5);
  expect(blog.asked.splice(0)).toEqual(["getPostCursors", "getPosts"]);
  await open(blog, dataCache, 3);
  expect(blog.asked).toEqual(["getPosts"]);
});

test("a late page fetches only the cursors before it", async () => {
  const [blog, dataCache] = [fakeBlog(900), makeDataCache()];
  expect((await open(blog, dataCache, 30))!.posts[0]).toBe(900 - 29 * 9);
  expect(blog.asked.filter((name) => name === "getPostCursors").length).toBeLessThanOrEqual(3);
});

test("a new post is shown, and so is the one it pushed to page 2", async () => {
  const [blog, dataCache] = [fakeBlog(20), makeDataCache()];
  await open(blog, dataCache, 2);
  blog.posts.unshift(21);
  expect((await open(blog, dataCache, 1))!.posts[0]).toBe(21);
  expect((await open(blog, dataCache, 2))!.posts[0]).toBe(12);
});

test("a category is paginated separately", async () => {
  const [blog, dataCache] = [fakeBlog(40), makeDataCache()];
  expect((await open(blog, dataCache, 3, 1))!.posts).toEqual([4, 2]);
  expect((await open(blog, dataCache, 1))!.posts[0]).toBe(40);
});

test("without cursors the first page is returned; without posts the page fails", async () => {
  const [blog, dataCache] = [fakeBlog(40), makeDataCache()];
  blog.broken.add("getPostCursors");
  expect(await open(blog, dataCache, 3)).toMatchObject({ page: 1, pages: null, posts: blog.posts.slice(0, 9) });
  blog.broken.add("getPosts");
  await expect(open(blog, dataCache, 1)).rejects.toMatchObject({ failure: { kind: "timeout" } });
});

test("cursors that couldn't be fetched again don't replace the known ones", async () => {
  const [blog, dataCache] = [fakeBlog(20), makeDataCache()];
  await open(blog, dataCache, 2);
  blog.posts.unshift(21);
  blog.broken.add("getPostCursors");
  await open(blog, dataCache, 1);
  expect((await open(blog, dataCache, 2))!.page).toBe(2);
  blog.broken.clear();
  await open(blog, dataCache, 1);
  expect((await open(blog, dataCache, 2))!.posts[0]).toBe(12);
});
