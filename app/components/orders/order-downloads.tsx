import type { DownloadableItem } from "../../domain/orders/order";
import { ORDER } from "../../strings/checkout/order";
import { DownloadList } from "./downloads";

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
