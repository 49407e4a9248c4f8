import { beforeEach, expect, test } from "vitest";
import { DRAFTS } from "../../../demo/plugin/drafts";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

let shop: BuiltShop;
let editor: Visitor;

shareBuiltShop(({ shop: opened, visitor }) => {
  shop = opened;
  editor = visitor;
});
beforeEach(() => shop.setTicketLifetime(null));

const whereTo = (answer: Response) => answer.headers.get("location") ?? `(${answer.status})`;

async function expectRefused(answer: Response): Promise<void> {
  const page = await answer.text();
  expect([answer.status, page.includes("Черновата не се отваря")]).toEqual([403, true]);
  for (const { title } of DRAFTS) expect(page).not.toContain(title);
}

test.each(DRAFTS)("the draft of a $kind is shown to its editor's browser alone", async ({ id, title, path }) => {
  const link = await shop.findDraftAddress(id);
  const opened = await editor.open(link);
  expect(whereTo(opened)).toBe(`/chernova/${path}/${id}`);
  expect(opened.headers.getSetCookie().join()).toMatch(new RegExp(`draft-${id}=[^;]+;.*HttpOnly; SameSite=Lax`));
  const answer = await editor.open(`/chernova/${path}/${id}`);
  const page = await answer.text();
  expect(page).toContain("Чернова: виждате я само Вие");
  expect(page).toContain(`${title}</h1>`);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("x-cache")).toBeNull();
  await expectRefused(await shop.visit().open(`/chernova/${path}/${id}`));
});

test("the link of a preview is good once, for a minute, and for its own draft", async () => {
  const [page, post] = DRAFTS;
  const link = await shop.findDraftAddress(page.id);
  await editor.open(link);
  await expectRefused(await shop.visit().open(link));
  await shop.setTicketLifetime(-1);
  await expectRefused(await editor.open(await shop.findDraftAddress(post.id)));
  await shop.setTicketLifetime(null);
  const moved = (await shop.findDraftAddress(page.id)).replace("stranitsa/9001", "publikatsiya/9002");
  const other = shop.visit();
  await other.open(moved);
  await expectRefused(await other.open("/chernova/publikatsiya/9002"));
});

test("made-up links and passes open nothing, and the backend isn't asked about what can't be one", async () => {
  const count = await shop.countQueries("openStorefrontDraft");
  for (const ticket of ["", "x", "1".repeat(75), "../../graphql"])
    await expectRefused(await editor.open(`/chernova/stranitsa/9001?ticket=${encodeURIComponent(ticket)}`));
  expect(await count()).toBe(0);
  await expectRefused(await editor.open(`/chernova/stranitsa/9001?ticket=9999999999.${"0".repeat(64)}`));
  const forged = `9001.1.9999999999.${"0".repeat(64)}`;
  await expectRefused(await editor.open("/chernova/stranitsa/9001", { cookie: `draft-9001=${forged}` }));
  expect((await editor.open("/chernova/stranitsa/x")).status).toBe(404);
});

test("without the plugin, or without an answer, a page says that it can't be had", async () => {
  const link = await shop.findDraftAddress(9001);
  await shop.setOptions({ hasPlugin: false });
  expect((await editor.open(link)).status).toBe(503);
  await shop.setOptions({});
  await shop.setFault({ kind: "500" });
  expect((await editor.open(link)).status).toBe(503);
  await shop.setFault({ kind: null });
  expect(whereTo(await editor.open(link))).toBe("/chernova/stranitsa/9001");
});
