import { expect, inject, test } from "vitest";
import { AcknowledgeWithdrawalDocument, WriteReviewDocument } from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { findSimples } from "./fixtures/discover";
import { needOrders, needSecret, visitPlugin } from "./fixtures/plugin-visitor";

const MAY_REVIEW = inject("isDemo") || process.env.CONTRACT_REVIEWS === "yes";

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

test("two shoppers may write reviews at once, one shopper may not", async (context) => {
  if (!MAY_REVIEW) return context.skip("CONTRACT_REVIEWS is not yes");
  const secret = needSecret(context);
  const [product] = await findSimples(1);
  const write = async (address: string) => {
    const who = new Visitor();
    who.headers = { "x-forwarded-for": address, "x-storefront-secret": secret };
    const name = crypto.randomUUID();
    const review = { rating: 5, content: name, author: "Проба", authorEmail: `${name}@example.com` };
    return (await who.ask(WriteReviewDocument, { commentOn: product!.databaseId, ...review })).errors.length;
  };
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()].map((id) => `2001:db8::${id.slice(0, 4)}`);
  expect(await write(one!)).toBe(0);
  expect(await write(two!)).toBe(0);
  expect(await write(two!)).toBe(1);
});

test("a withdrawal is acknowledged for the shop alone, and the response doesn't reveal whether the order exists", async (context) => {
  const input = {
    reference: `contract-${crypto.randomUUID()}`,
    declaredAt: "2026-11-21T12:05:33.000Z",
    name: "Проба",
    orderNumber: "999999999",
    email: "contract@example.com",
    goods: "",
  };
  const refused = await visitor.ask(AcknowledgeWithdrawalDocument, { input });
  expect(refused.errors).toEqual(["storefront-secret-required: acknowledgeWithdrawal"]);
  visitor.headers = { "x-storefront-secret": needSecret(context) };
  // It sends emails: only where orders may be placed, too.
  needOrders(context);
  for (let n = 0; n < 2; n += 1)
    expect(await visitor.need(AcknowledgeWithdrawalDocument, { input })).toEqual({
      acknowledgeWithdrawal: { isMailed: true },
    });
});
