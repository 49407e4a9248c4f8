import type {
  CustomerDetailsFragment,
  DownloadDetailsFragment,
  ViewerDetailsFragment,
} from "../../../graphql/generated/documents";
import type { Customer, Viewer } from "../../../app/domain/account/account";
import type { DownloadableItem } from "../../../app/domain/orders/order";
import { plainText, typedText } from "../html";
import { toWebUrl } from "../image";
import { toAddress } from "./order";
import { number, text, type Maybe } from "../fields";
import { readTextLanguage } from "../text-language";

const DAY_MS = 86_400_000;

/** Whether a download is used up or expired. Its last day counts entirely, whatever the hour. */
export function isDownloadExpired(
  { downloadsRemaining, accessExpires }: { downloadsRemaining: number | null; accessExpires: string | null },
  now: Date,
): boolean {
  if (downloadsRemaining === 0) return true;
  const end = Date.parse((accessExpires ?? "").replace(" ", "T"));
  return !Number.isNaN(end) && end + DAY_MS <= now.getTime();
}

/** Maps an account's customer; null for a guest, whose id is null (recorded). */
export function toCustomer(node: Maybe<CustomerDetailsFragment>): Customer | null {
  const databaseId = number(node?.databaseId);
  if (!node || !databaseId) return null;
  return {
    databaseId,
    firstName: typedText(node.firstName),
    lastName: typedText(node.lastName),
    email: text(node.email),
    username: text(node.username),
    billing: toAddress(node.billing),
    shipping: toAddress(node.shipping),
  };
}

/** Maps the signed-in user; null for a guest. */
export function toViewer(node: Maybe<ViewerDetailsFragment>): Viewer | null {
  const [id, databaseId] = [text(node?.id), number(node?.databaseId)];
  if (!node || !id || !databaseId) return null;
  return {
    id,
    databaseId,
    name: typedText(node.name),
    firstName: typedText(node.firstName),
    lastName: typedText(node.lastName),
    email: text(node.email),
    username: text(node.username),
  };
}

/** Maps a downloadable file; its URL only if it is a web URL that is still valid. */
export function toDownload(node: DownloadDetailsFragment): DownloadableItem {
  const { product } = node;
  const productId = number(product?.databaseId);
  const limits = {
    accessExpires: text(node.accessExpires) || null,
    downloadsRemaining: number(node.downloadsRemaining),
  };
  return {
    id: text(node.id) || text(node.downloadId),
    name: plainText(node.name),
    url: isDownloadExpired(limits, new Date()) ? null : toWebUrl(node.url),
    ...limits,
    product:
      product && productId
        ? { databaseId: productId, name: text(product.name), slug: text(product.slug), ...readTextLanguage(product) }
        : null,
  };
}
