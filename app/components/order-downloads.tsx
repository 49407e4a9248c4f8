import { formatDate } from "../shop/dates";
import type { DownloadableItem } from "../shop/order";
import { ORDER } from "../strings/order";

/** Files of an order, each with how often and until when it may be had (specification §3, Downloadable item). */
export function OrderDownloads({ downloads }: { downloads: DownloadableItem[] }) {
  if (!downloads.length) return null;
  return (
    <section className="box order-downloads">
      <h2>{ORDER.downloads}</h2>
      <ul>
        {downloads.map((file) => (
          <li key={file.id}>
            <span>
              <b>{file.name || file.product?.name}</b>
              <span className="cap">{isGone(file) ? ORDER.downloadGone : limitsOf(file)}</span>
            </span>
            {file.url && !isGone(file) && (
              <a className="btn ghost sm" href={file.url} aria-label={`${ORDER.download} ${file.name}`}>
                {ORDER.download}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isGone({ downloadsRemaining, url }: DownloadableItem): boolean {
  return downloadsRemaining === 0 || !url;
}

function limitsOf({ downloadsRemaining, accessExpires }: DownloadableItem): string {
  const until = formatDate(accessExpires);
  return [ORDER.downloadsLeft(downloadsRemaining), until && ORDER.downloadsUntil(until)].filter(Boolean).join(", ");
}
