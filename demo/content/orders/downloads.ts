import { catalog } from "../../catalog/catalog.ts";
import type { DemoDownload, DemoDownloadFile } from "../types.ts";

const DOWNLOADS_PATH = "/wp-content/uploads/woocommerce_uploads/";

/** Second files; every downloadable product has one of its own name. */
const extraFiles: Record<number, string> = {
  191: "Таблици за попълване",
  192: "Списък за пазаруване за четири седмици",
};

/** The files behind a downloadable product; none behind another. */
export function listDownloadFiles(productId: number): DemoDownloadFile[] {
  const product = catalog.products.find(({ id, downloadable }) => downloadable && id === productId);
  if (!product) return [];
  const extra = extraFiles[productId];
  return [product.name, ...(extra ? [extra] : [])].map((name, index) => ({
    downloadId: `${productId}-${index + 1}-${product.slug}`,
    productId,
    name,
    file: `${DOWNLOADS_PATH}${product.slug}-${index + 1}.pdf`,
  }));
}

interface DownloadSeed {
  id: number;
  orderId: number;
  productId: number;
  /** Of listDownloadFiles. */
  fileIndex: number;
  downloadsRemaining: number | null;
  accessExpires: string | null;
}

const seeds: DownloadSeed[] = [
  { id: 1, orderId: 1184, productId: 191, fileIndex: 0, downloadsRemaining: null, accessExpires: null },
  { id: 2, orderId: 1184, productId: 192, fileIndex: 0, downloadsRemaining: 3, accessExpires: null },
  { id: 3, orderId: 1181, productId: 191, fileIndex: 1, downloadsRemaining: 0, accessExpires: null },
  {
    id: 4,
    orderId: 1181,
    productId: 192,
    fileIndex: 1,
    downloadsRemaining: 4,
    accessExpires: "2026-05-04T00:00:00+03:00",
  },
];

/** One without limits, one with three left, one used up, one expired; all of them ivan's. */
export const downloads: DemoDownload[] = seeds.map(({ fileIndex, ...seed }) => {
  const file = listDownloadFiles(seed.productId)[fileIndex];
  if (!file) throw new Error(`no file ${fileIndex} of product ${seed.productId}`);
  return { ...seed, ...file, customerId: 2 };
});
