import { formatDate } from "../../domain/values/dates";
import type { DownloadableItem } from "../../domain/orders/order";
import { ORDER } from "../../strings/checkout/order";

/** Files, each with how often and until when it may be had. */
export function DownloadList({ downloads }: { downloads: DownloadableItem[] }) {
  return (
    <ul className="download-list">
      {downloads.map((file) => (
        <li key={file.id}>
          <span>
            <b>{file.name || file.product?.name}</b>
            <span className="cap">{file.url ? limitsOf(file) : ORDER.downloadGone}</span>
          </span>
          {file.url && (
            // The address holds the customer's key: nobody is told where it was opened from, or that it was.
            <a className="btn ghost sm" href={file.url} rel="noreferrer" aria-label={`${ORDER.download} ${file.name}`}>
              {ORDER.download}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function limitsOf({ downloadsRemaining, accessExpires }: DownloadableItem): string {
  const until = formatDate(accessExpires);
  return [ORDER.downloadsLeft(downloadsRemaining), until && ORDER.downloadsUntil(until)].filter(Boolean).join(", ");
}

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
