import { expect, test } from "vitest";
import { findOrder, listOrders } from "../../app/backend/account";
import { CheckoutDocument } from "../../graphql/generated/documents";
import { demand } from "../doubles/demand";
import { Visitor } from "./backend";
import { BILLING, describeOrder, fillCart } from "./ordering";
import { needOrders, visitPlugin } from "./plugin-visits";
import { signIn } from "./signed-in";

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

function inventAccount() {
  const name = `contract-own-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  return { account: { username: email, password: `Parola-${name}` }, billing: { ...BILLING, email } };
}

async function place(more: Record<string, unknown>) {
  await fillCart(visitor);
  const { checkout } = await visitor.need(CheckoutDocument, { input: { ...describeOrder("cod"), ...more } });
  return checkout!.order!;
}

test("an order is among those of the account that was made with it, and may be read there (design §5)", async (context) => {
  needOrders(context);
  const { account, billing } = inventAccount();
  const order = await place({ account, billing });
  expect(order.customer).not.toBeNull();
  const customer = demand(await signIn(account.username, account.password));
  const { orders } = await customer.need((client, token) => listOrders(client, token, null));
  expect(orders.map(({ databaseId }) => databaseId)).toEqual([order.databaseId]);
  const read = await customer.need((client, token) => findOrder(client, order.databaseId!, token));
  expect(read).toMatchObject({ orderKey: order.orderKey, billing: { email: billing.email } });
});

test("an order gets to no other account: not by its e-mail, nor to one that the same request made before it (notes, Dangers 2)", async (context) => {
  needOrders(context);
  const { account, billing } = inventAccount();
  await fillCart(visitor);
  const { data, errors } = await visitor.send<{ checkout: { order: { customer: unknown } } }>({
    query: `mutation ($register: RegisterCustomerInput!, $input: CheckoutInput!) {
      registerCustomer(input: $register) { __typename }
      checkout(input: $input) { order { databaseId customer { databaseId } } }
    }`,
    variables: {
      register: { ...account, email: billing.email },
      input: { ...describeOrder("cod"), billing },
    },
  });
  expect([errors, data?.checkout.order.customer]).toEqual([[], null]);
  const customer = demand(await signIn(account.username, account.password));
  const { orders } = await customer.need((client, token) => listOrders(client, token, null));
  expect(orders).toEqual([]);
});
