import { toDocument } from "../database/customers.ts";
import type { TableRows } from "../database/products/product-rows.ts";
import type { DemoCustomer, DemoDownload, DemoDownloadFile, DemoOrder } from "../content/types.ts";
import { toLoginKey } from "./customer.ts";
import { hashWithSalt } from "./hash-password.ts";

/** What the seed writes into the database. */
export interface DemoAccounts {
  customers: DemoCustomer[];
  orders: DemoOrder[];
  downloads: DemoDownload[];
  /** The files of the downloadable products. */
  files: DemoDownloadFile[];
}

export const NO_ACCOUNTS: DemoAccounts = { customers: [], orders: [], downloads: [], files: [] };

export async function listAccountRows({ customers, orders, downloads, files }: DemoAccounts): Promise<TableRows> {
  return {
    customer: await Promise.all(customers.map(toCustomerRow)),
    shop_order: orders.map(({ id, orderKey, ...document }) => ({
      id,
      order_key: orderKey,
      session_id: "seed",
      checkout_id: null,
      document: JSON.stringify(document),
    })),
    order_owner: orders.flatMap(({ orderKey, customerId }) =>
      customerId === null ? [] : [{ owned_key: orderKey, customer_id: customerId }],
    ),
    download_file: files.map(({ downloadId, productId, name, file }) => ({
      download_id: downloadId,
      product_id: productId,
      name,
      file,
    })),
    download: downloads.map((download) => ({
      id: download.id,
      order_id: download.orderId,
      customer_id: download.customerId,
      product_id: download.productId,
      download_id: download.downloadId,
      name: download.name,
      file: download.file,
      remaining: download.downloadsRemaining,
      expires: download.accessExpires,
    })),
  };
}

// Salted with the name, so that the same seed always makes the same rows.
async function toCustomerRow({ id, password, ...customer }: DemoCustomer) {
  const displayName = `${customer.firstName} ${customer.lastName}`.trim() || customer.username;
  return {
    id,
    username_key: toLoginKey(customer.username),
    email_key: toLoginKey(customer.email),
    password_hash: await hashWithSalt(password, customer.username),
    user_secret: `demo_secret_${id}`,
    document: JSON.stringify(toDocument({ ...customer, displayName })),
  };
}
