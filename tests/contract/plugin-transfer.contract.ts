import { expect, inject, test } from "vitest";
import {
  AddToCartDocument,
  GetStorefrontDraftDocument,
  OpenStorefrontDraftDocument,
  TransferStorefrontSessionDocument,
} from "../../graphql/generated/documents";
import type { Visitor } from "./fixtures/backend";
import { findSimples } from "./fixtures/discover";
import { needSecret, visitPlugin } from "./fixtures/plugin-visitor";
import { fetchAlone } from "../built-shop/fetch-shop";

const HASH = "0".repeat(64);

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

/** A browser at the backend's own pages, which follows nothing by itself; where it is led, without the origin. */
async function open(query: string, cookie = "") {
  const address = new URL(`./?wc-api=storefront_transfer${query}`, inject("endpoint"));
  const answer = await fetchAlone(address, { redirect: "manual", headers: { cookie } });
  const { pathname, search } = new URL(answer.headers.get("location") ?? "/", address);
  const set = answer.headers.getSetCookie().find((line) => line.startsWith("storefront_browser="));
  return { status: answer.status, to: pathname + search, cookie: set?.split(";")[0] ?? "", attributes: set ?? "" };
}

const transfer = (browser: string, checkoutId: string) =>
  visitor.ask(TransferStorefrontSessionDocument, { input: { browser, checkoutId } });

test("a session is handed over for the shop alone, to one browser, once (docs/payments.md)", async (context) => {
  expect((await transfer(HASH, "x")).errors).toEqual(["storefront-secret-required: transferStorefrontSession"]);
  visitor.headers = { "x-storefront-secret": needSecret(context) };
  expect((await transfer("x", "x")).errors).toEqual(["storefront-transfer-refused: browser, checkoutId"]);
  const [simple] = await findSimples(1);
  await visitor.need(AddToCartDocument, { input: { productId: simple!.databaseId, quantity: 1 } });
  const begun = await open("");
  if (begun.status === 503) return context.skip("the plugin doesn't know where the shop is (STOREFRONT_URL)");
  expect(begun.to).toMatch(/^\/checkout\/wordpress\?browser=[0-9a-f]{64}$/);
  expect(begun.attributes).toMatch(/HttpOnly.*SameSite=Lax/i);
  const { data } = await transfer(begun.to.slice(-64), crypto.randomUUID());
  const query = `&ticket=${data?.transferStorefrontSession?.ticket ?? ""}`;
  const refused = "/checkout/wordpress?refused=link";
  expect((await open(query)).to).toBe(refused);
  expect((await open(query, (await open("")).cookie)).to).toBe(refused);
  const arrived = await open(query, begun.cookie);
  expect([arrived.status, arrived.to.startsWith("/checkout/wordpress")]).toEqual([302, false]);
  expect((await open(query, begun.cookie)).to).toBe(refused);
});

test("drafts are the shop's alone to ask for, and nothing opens them but what WordPress gave (docs/decisions/0061)", async (context) => {
  const ticket = `9999999999.${HASH}`;
  const pass = `1.1.9999999999.${HASH}`;
  const openDraft = () => visitor.ask(OpenStorefrontDraftDocument, { input: { ticket } });
  const read = () => visitor.ask(GetStorefrontDraftDocument, { pass, facts: [], reviews: 1 });
  expect((await openDraft()).errors).toEqual(["storefront-secret-required: openStorefrontDraft"]);
  expect((await read()).errors).toEqual(["storefront-secret-required: storefrontDraft"]);
  visitor.headers = { "x-storefront-secret": needSecret(context) };
  expect((await openDraft()).data?.openStorefrontDraft?.pass).toBeNull();
  expect(await read()).toMatchObject({ errors: [], data: { storefrontDraft: null } });
});
