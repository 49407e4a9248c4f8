import { formatDate } from "../../domain/values/dates";
import type { DownloadableItem } from "../../domain/orders/order";
import { ORDER } from "#strings/checkout/order";

/** Downloads, each with its remaining count and expiry. */
export function DownloadList({ downloads }: { downloads: DownloadableItem[] }) {
  return (
    <ul className="download-list">
      {downloads.map((file) => (
        <li key={file.id}>
          <span>
            <b lang={file.product?.language}>{file.name || file.product?.name}</b>
            <span className="caption">{file.url ? limitsOf(file) : ORDER.downloadGone}</span>
          </span>
          {file.url && (
            // The URL contains the customer's key: no referrer, so that it doesn't leak.
            <a
              className="button ghost small"
              href={file.url}
              rel="noreferrer"
              aria-label={`${ORDER.download} ${file.name}`}
            >
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

export function OrderDownloads({ downloads }: { downloads: DownloadableItem[] }) {
  if (!downloads.length) return null;
  return (
    <section className="box order-downloads">
      <h2>{ORDER.downloads}</h2>
      <DownloadList downloads={downloads} />
    </section>
  );
}
