import { expect, test } from "vitest";
import recordedMenu from "../../../tests/contract/samples/menu.json";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { listMenu } from "./menus";

test("a recorded menu has labels and paths", async () => {
  const menu = await listMenu(respondWith({ data: recordedMenu.response.body.data }).client, "PRIMARY");
  expect(menu.ok && menu.value.map(({ href }) => href)).toEqual(
    expect.arrayContaining(["/kontakti", "/produkt-kategoriya/proteini"]),
  );
  expect(menu.ok && menu.value[0]).toMatchObject({ parentDatabaseId: null, opensNewTab: false });
});

test("menu items keep the merchant's order and parents; unsafe URLs are no links", async () => {
  const item = (order: number, parts: object) => ({ databaseId: order, order, label: `n${order}`, ...parts });
  const nodes = [
    item(3, { uri: "https://fb.test/x", url: "https://fb.test/x", target: "_blank", parentDatabaseId: 0 }),
    item(2, { uri: "/product/b/", parentDatabaseId: 1 }),
    item(1, { uri: "/a/" }),
    item(4, { uri: "javascript:alert(1)", url: "javascript:alert(1)" }),
    item(5, { uri: "//evil.test/", path: "/\\evil.test/" }),
    item(6, { uri: "/x/", label: " <b></b>" }),
    item(7, { uri: "#", url: "#" }),
    item(8, { uri: null, url: "https://wp.test/c/" }),
  ];
  const { client, asked } = respondWith({ data: { menuItems: { nodes } } });
  const menu = await listMenu(client, "PRIMARY", "https://wp.test");
  const shown = menu.ok ? menu.value.map((one) => [one.label, one.href, one.parentDatabaseId, one.opensNewTab]) : [];
  expect(shown).toEqual([
    ["n1", "/a", null, false],
    ["n2", "/produkt/b", 1, false],
    ["n3", "https://fb.test/x", null, true],
    ["n4", null, null, false],
    ["n5", null, null, false],
    ["n7", null, null, false],
    ["n8", "/c", null, false],
  ]);
  expect(asked[0]!.variables).toEqual({ location: "PRIMARY" });
});

test("an item of the main language's menu has its language", async () => {
  const nodes = [
    { databaseId: 1, label: "Магазин", uri: "/a/", textLanguage: "bg" },
    { databaseId: 2, label: "Shop", uri: "/b/" },
  ];
  const menu = await listMenu(respondWith({ data: { menuItems: { nodes } } }).client, "PRIMARY");
  expect(menu.ok && menu.value.map(({ language }) => language)).toEqual(["bg", undefined]);
});

test("menu items of equal order come as they were made, whatever the answer's order", async () => {
  const item = (databaseId: number, order: number | null) => ({
    databaseId,
    order,
    label: `n${databaseId}`,
    uri: "/a/",
  });
  const nodes = [item(9, 1), item(7, 0), item(8, 1), item(5, null), item(6, 0)];
  const menu = await listMenu(respondWith({ data: { menuItems: { nodes } } }).client, "PRIMARY");
  expect(menu.ok && menu.value.map(({ databaseId }) => databaseId)).toEqual([5, 6, 7, 8, 9]);
});
