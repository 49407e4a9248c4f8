/** What may be told of a query: where a visitor came from, and what he looked for. Keys of orders, logins and tokens stay here. */
const TOLD = /^(filter|orderby|order|utm_[a-z_]{1,30}|gclid|gbraid|wbraid|gad_source|gad_campaignid)$/;

/** An address of the shop as somebody else may know it: without a fragment, and with harmless parameters alone. */
export function trackedAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return "";
  const told = [...url.searchParams].filter(([name]) => TOLD.test(name));
  const query = new URLSearchParams(told).toString();
  return `${url.origin}${url.pathname}${query && `?${query}`}`;
}

/** The same of where a visitor came from: another site's address is told as the browser gave it. */
export function trackedReferrer(referrer: string, origin: string): string {
  return URL.parse(referrer)?.origin === origin ? trackedAddress(referrer) : referrer;
}
