import type { DemoContext } from "../../context.ts";
import type { StoredDownload } from "../../database/orders/downloads.ts";
import { readProducts } from "../../database/products/read-products.ts";
import { DEMO_ORIGIN } from "../../http/origin.ts";
import { showProduct } from "../products/product-object.ts";

export async function showDownloads(db: D1Database, downloads: readonly StoredDownload[]) {
  const products = await readProducts(db, [...new Set(downloads.map(({ productId }) => productId))]);
  return downloads.map((download) => {
    const product = products.find(({ id }) => id === download.productId);
    return {
      id: btoa(`download:${download.downloadId}`),
      downloadId: download.downloadId,
      name: download.name,
      url: writeDownloadUrl(download),
      accessExpires: download.expires,
      downloadsRemaining: download.remaining,
      product: (_: unknown, { language }: DemoContext) => product && showProduct(product, language),
    };
  });
}

function writeDownloadUrl({ productId, orderKey, email, downloadId }: StoredDownload): string {
  const parameters = { download_file: String(productId), order: orderKey, email, key: downloadId };
  return `${DEMO_ORIGIN}/?${new URLSearchParams(parameters)}`;
}
