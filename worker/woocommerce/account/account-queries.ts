import {
  GetAccountDocument,
  GetCustomerDocument,
  GetDownloadsDocument,
  GetOrderDocument,
  GetOrdersDocument,
  GetViewerDocument,
} from "../../../graphql/generated/documents";
import type { AccountOverview, Customer, Viewer } from "../../../app/domain/account/account";
import type { CustomerOrder, DownloadableItem, OrderList } from "../../../app/domain/orders/order";
import { inSession, nextOf, readPart, type SessionAnswer } from "../answers";
import type { Answer, BackendClient } from "../client";
import { toCustomer, toDownload, toViewer } from "../checkout/customer";
import { toOrder, toOrderSummary } from "../checkout/order";
import { number, text } from "../fields";
import { fail, type Failure, type Result } from "../../../app/domain/values/result";

/** Who is signed in; null for a guest. All of this file is asked with a customer's client (authorized-client.ts). */
export async function fetchViewer(client: BackendClient, token: string | null): Promise<SessionAnswer<Viewer | null>> {
  const answer = await client.query(GetViewerDocument, {}, token);
  return inSession(
    answer,
    readPart(
      answer,
      (data) => data,
      ({ viewer }) => toViewer(viewer),
    ),
  );
}

/** The customer's details and addresses. */
export async function fetchCustomer(client: BackendClient, token: string | null): Promise<SessionAnswer<Customer>> {
  const answer = await client.query(GetCustomerDocument, {}, token);
  const result = readPart(answer, (data) => toCustomer(data.customer), identity);
  return inSession(answer, orGuest(answer, result));
}

/** What the account's first page shows, in one question: the customer, his last four orders and three of his files. */
export async function fetchAccount(
  client: BackendClient,
  token: string | null,
): Promise<SessionAnswer<AccountOverview>> {
  const answer = await client.query(GetAccountDocument, {}, token);
  const result = readPart(
    answer,
    (data) => {
      const customer = toCustomer(data.customer);
      return customer && { customer, node: data.customer };
    },
    ({ customer, node }) => ({
      customer,
      orders: (node?.orders?.nodes ?? []).flatMap((order) => toOrderSummary(order) ?? []),
      downloads: (node?.downloadableItems?.nodes ?? []).map(toDownload),
    }),
  );
  return inSession(answer, orGuest(answer, result));
}

/**
 * A hundred of the customer's orders, newest first; `after` is the `next` of the list before. Never
 * without an auth token: a guest's `customer` shows the orders of any e-mail he names.
 */
export async function listOrders(
  client: BackendClient,
  token: string | null,
  after: string | null = null,
): Promise<SessionAnswer<OrderList>> {
  const answer = await client.query(GetOrdersDocument, { after }, token);
  const result = readPart(answer, pickSignedIn, ({ orders }) => ({
    orders: (orders?.nodes ?? []).flatMap((node) => toOrderSummary(node) ?? []),
    next: nextOf(orders?.pageInfo),
  }));
  return inSession(answer, orGuest(answer, result));
}

/** One of the customer's own orders; null when it is somebody else's or none, which the backend refuses alike. */
export async function findOrder(
  client: BackendClient,
  databaseId: number,
  token: string | null,
): Promise<SessionAnswer<CustomerOrder | null>> {
  const answer = await client.query(GetOrderDocument, { id: String(databaseId) }, token);
  if (!answer.data?.order && isRefusal(answer.failure)) return inSession(answer, { ok: true, value: null });
  const result = readPart(
    answer,
    (data) => data.order,
    (node): CustomerOrder | null => {
      const order = toOrder(node);
      const customerId = number(node.customer?.databaseId);
      return (
        order && {
          ...order,
          customer: customerId ? { databaseId: customerId, email: text(node.customer?.email) } : null,
          downloads: (node.downloadableItems?.nodes ?? []).map(toDownload),
        }
      );
    },
  );
  return inSession(answer, result);
}

/** Up to 100 files that the customer may download. */
export async function listDownloads(
  client: BackendClient,
  token: string | null,
): Promise<SessionAnswer<DownloadableItem[]>> {
  const answer = await client.query(GetDownloadsDocument, {}, token);
  const result = readPart(answer, pickSignedIn, ({ downloadableItems }) =>
    (downloadableItems?.nodes ?? []).map(toDownload),
  );
  return inSession(answer, orGuest(answer, result));
}

// An accident of the backend comes as a refusal too, and says nothing about the order.
function isRefusal(failure: Failure | null): boolean {
  return failure?.kind === "refused" && !/internal server error/i.test(failure.message);
}

// A guest has a `customer` too, whose id is null.
function pickSignedIn<C extends { databaseId: number | null }>(data: { customer: C | null }): C | null {
  return number(data.customer?.databaseId) ? data.customer : null;
}

function orGuest<T>(answer: Answer<{ customer: { databaseId: number | null } | null }>, result: Result<T>): Result<T> {
  const isGuest = !result.ok && !answer.failure && answer.data?.customer && answer.data.customer.databaseId === null;
  return isGuest ? fail({ kind: "auth-expired" }) : result;
}

function identity<T>(value: T): T {
  return value;
}
