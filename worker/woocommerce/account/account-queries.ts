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
import { withToken, nextCursor, readSessionPart, type SessionResponse } from "../responses";
import type { GraphqlResponse, BackendClient } from "../client";
import { toCustomer, toDownload, toViewer } from "../checkout/customer";
import { toOrder, toOrderSummary } from "../checkout/order";
import { number, text } from "../fields";
import { fail, type Failure } from "../../../app/domain/values/result";

/** The signed-in user; null for a guest. All queries of this file need a customer's client (session-tokens.ts). */
export async function fetchViewer(
  client: BackendClient,
  token: string | null,
): Promise<SessionResponse<Viewer | null>> {
  return readSessionPart(
    await client.query(GetViewerDocument, {}, token),
    (data) => data,
    ({ viewer }) => toViewer(viewer),
  );
}

/** The customer's details and addresses. */
export async function fetchCustomer(client: BackendClient, token: string | null): Promise<SessionResponse<Customer>> {
  return readCustomer(await client.query(GetCustomerDocument, {}, token), toCustomer);
}

/** The account's first page in one request: the customer, their last four orders and three of their downloads. */
export async function fetchAccount(
  client: BackendClient,
  token: string | null,
): Promise<SessionResponse<AccountOverview>> {
  return readCustomer(await client.query(GetAccountDocument, {}, token), (node) => {
    const customer = toCustomer(node);
    return (
      customer && {
        customer,
        orders: (node.orders?.nodes ?? []).flatMap((order) => toOrderSummary(order) ?? []),
        downloads: (node.downloadableItems?.nodes ?? []).map(toDownload),
      }
    );
  });
}

/**
 * Up to 100 of the customer's orders, newest first; `after` is the `next` of the previous list. Never without an auth token:
 * a guest's `customer` exposes the orders of any email it names.
 */
export async function listOrders(
  client: BackendClient,
  token: string | null,
  after: string | null = null,
): Promise<SessionResponse<OrderList>> {
  return readCustomer(await client.query(GetOrdersDocument, { after }, token), ({ orders }) => ({
    orders: (orders?.nodes ?? []).flatMap((node) => toOrderSummary(node) ?? []),
    next: nextCursor(orders?.pageInfo),
  }));
}

/** One of the customer's own orders; null if it is unknown or somebody else's, which the backend refuses alike. */
export async function findOrder(
  client: BackendClient,
  databaseId: number,
  token: string | null,
): Promise<SessionResponse<CustomerOrder | null>> {
  const response = await client.query(GetOrderDocument, { id: String(databaseId) }, token);
  if (!response.data?.order && isRefusal(response.failure)) return withToken(response, { ok: true, value: null });
  return readSessionPart(
    response,
    (data) => data.order,
    (node): CustomerOrder | null => {
      const order = toOrder(node, response.extensions);
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
}

/** Up to 100 files that the customer may download. */
export async function listDownloads(
  client: BackendClient,
  token: string | null,
): Promise<SessionResponse<DownloadableItem[]>> {
  return readCustomer(await client.query(GetDownloadsDocument, {}, token), ({ downloadableItems }) =>
    (downloadableItems?.nodes ?? []).map(toDownload),
  );
}

// An internal server error is reported as a refusal too, and says nothing about the order.
function isRefusal(failure: Failure | null): boolean {
  return failure?.kind === "refused" && !/internal server error/i.test(failure.message);
}

// A guest has a `customer` too, whose id is null: nothing of it is read.
function readCustomer<C extends { databaseId: number | null }, T>(
  response: GraphqlResponse<{ customer: C | null }>,
  map: (customer: C) => T | null,
): SessionResponse<T> {
  const read = readSessionPart(
    response,
    ({ customer }) => (customer && number(customer.databaseId) ? map(customer) : null),
    (value) => value,
  );
  const isGuest = !read.result.ok && !response.failure && response.data?.customer?.databaseId === null;
  return isGuest ? { ...read, result: fail({ kind: "auth-expired" }) } : read;
}
