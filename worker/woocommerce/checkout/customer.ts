import type {
  CustomerDetailsFragment,
  DownloadDetailsFragment,
  ViewerDetailsFragment,
} from "../../../graphql/generated/documents";
import type { Customer, Viewer } from "../../../app/domain/account/account";
import type { DownloadableItem } from "../../../app/domain/orders/order";
import { plainText } from "../html";
import { toWebAddress } from "../image";
import { toAddress } from "./order";
import { number, text } from "../fields";

const DAY_MS = 86_400_000;

/** Whether a file is used up or out of date. Its last day counts whole, whatever the hour that the backend names. */
export function isDownloadGone(
  { downloadsRemaining, accessExpires }: { downloadsRemaining: number | null; accessExpires: string | null },
  now: Date,
): boolean {
  if (downloadsRemaining === 0) return true;
  const end = Date.parse((accessExpires ?? "").replace(" ", "T"));
  return !Number.isNaN(end) && end + DAY_MS <= now.getTime();
}

type Maybe<T> = T | null | undefined;

/** A customer of the account; null for a guest, whose id is null (recorded). */
export function toCustomer(node: Maybe<CustomerDetailsFragment>): Customer | null {
  const databaseId = number(node?.databaseId);
  if (!node || !databaseId) return null;
  return {
    databaseId,
    firstName: text(node.firstName),
    lastName: text(node.lastName),
    email: text(node.email),
    username: text(node.username),
    isPayingCustomer: node.isPayingCustomer === true,
    billing: toAddress(node.billing),
    shipping: toAddress(node.shipping),
  };
}

/** Who is signed in; null for a guest. */
export function toViewer(node: Maybe<ViewerDetailsFragment>): Viewer | null {
  const [id, databaseId] = [text(node?.id), number(node?.databaseId)];
  if (!node || !id || !databaseId) return null;
  return {
    id,
    databaseId,
    name: text(node.name),
    firstName: text(node.firstName),
    lastName: text(node.lastName),
    email: text(node.email),
    username: text(node.username),
    nicename: text(node.nicename),
    avatarUrl: toWebAddress(node.avatar?.url),
  };
}

/** A file to download; its link only where it is a web address and opens something still. */
export function toDownload(node: DownloadDetailsFragment): DownloadableItem {
  const productId = number(node.product?.databaseId);
  const limits = {
    accessExpires: text(node.accessExpires) || null,
    downloadsRemaining: number(node.downloadsRemaining),
  };
  return {
    id: text(node.id) || text(node.downloadId),
    name: plainText(node.name),
    url: isDownloadGone(limits, new Date()) ? null : toWebAddress(node.url),
    ...limits,
    product:
      node.product && productId
        ? { databaseId: productId, name: text(node.product.name), slug: text(node.product.slug) }
        : null,
  };
}
