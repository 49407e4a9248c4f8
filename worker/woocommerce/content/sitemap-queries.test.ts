import { expect, test } from "vitest";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { readSitemap, toSitemapPage } from "./sitemap-queries";

const pageInfo = { hasNextPage: true, endCursor: "c" };

test.each(["posts", "pages"] as const)(
  "a sitemap page of %s has a hundred entries and the next cursor",
  async (kind) => {
    const nodes = [{ slug: "a" }, { slug: null }];
    const { client, asked } = respondWith({ data: { [kind]: { pageInfo, nodes } } });
    expect(await readSitemap(client, kind, "b")).toEqual({
      entries: [{ slug: "a", modified: null, image: null, databaseId: null, parentDatabaseId: null, uri: null }],
      next: "c",
    });
    expect(asked[0]!.variables).toEqual({ after: "b" });
  },
);

test("posts have an image and a modification date, pages their WordPress path", () => {
  const read = (parts: object) => toSitemapPage({ pageInfo, nodes: [{ slug: "a", ...parts }] }).entries[0];
  const picture = (sourceUrl: string) => ({ featuredImage: { node: { sourceUrl } } });
  expect(read(picture("https://wp.test/a.jpg"))?.image).toBe("https://wp.test/a.jpg");
  expect(read(picture("javascript:1"))?.image).toBeNull();
  expect(read({ modified: "2026-11-21T02:50:29+02:00" })?.modified).toBe("2026-11-21T02:50:29+02:00");
  expect(read({ uri: "/za-nas/" })?.uri).toBe("/za-nas/");
});

test("an unavailable sitemap is a fault, because an empty one would remove the shop from search engines", async () => {
  for (const response of [{ failure: { kind: "timeout" as const } }, { data: { posts: null } }])
    await expect(readSitemap(respondWith(response).client, "posts", "b")).rejects.toThrow(/timeout|bad-answer/);
});
