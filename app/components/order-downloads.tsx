import type { DownloadableItem } from "../shop/order";
import { ORDER } from "../strings/order";
import { DownloadList } from "./download-list";

/** Files of an order. */
export function OrderDownloads({ downloads }: { downloads: DownloadableItem[] }) {
  if (!downloads.length) return null;
  return (
    <section className="box order-downloads">
      <h2>{ORDER.downloads}</h2>
      <DownloadList downloads={downloads} />
    </section>
  );
}
