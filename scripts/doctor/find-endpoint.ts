import { BackendError, describeCause, postQuery, type Posted } from "../backend/post-query.ts";

interface Endpoint {
  /** URL of the GraphQL endpoint. */
  url: string;
  /** Set if the typed URL redirected here, or if permalinks are “plain”. */
  isElsewhere: boolean;
  /** The answer to `{__typename}`. */
  first: Posted<{ __typename: string }>;
}

const PROBE = { query: "{__typename}" };
const REDIRECTS_MAX = 3;
const PAGE_TIMEOUT_MS = 20_000;
const LOCAL = /^(localhost|.*\.(localhost|local|test)|127\..*|10\..*|192\.168\..*|\[::1\])$/;

/** Whether a host is reachable only from this machine or its network. */
export function isLocal(url: string): boolean {
  return LOCAL.test(new URL(url).hostname);
}

/** Normalizes a typed WordPress URL: adds the scheme, removes the path of the admin. null: not a URL. */
export function parseAddress(typed: string): URL | null {
  const text = typed.trim();
  const named = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === "" || /\s/.test(text) || !URL.canParse(named)) return null;
  const url = new URL(named);
  const isHost = url.hostname.includes(".") || isLocal(named);
  if (!/^https?:$/.test(url.protocol) || !isHost || url.username || url.password) return null;
  if (named !== text && isLocal(named)) url.protocol = "http:";
  url.pathname = url.pathname.replace(/\/(wp-admin|wp-login\.php|wp-json|index\.php)(\/.*)?$/, "/");
  url.hash = "";
  if (!url.searchParams.has("graphql")) url.search = "";
  return url;
}

/**
 * Finds the GraphQL endpoint of the WordPress at a URL: there, at /graphql below it, where a redirect leads, or where
 * the page's Link header says that WordPress is. Throws an error that says what was found instead.
 */
export async function findEndpoint(address: URL): Promise<Endpoint> {
  const isNamed = /\/graphql\/?$/.test(address.pathname) || address.searchParams.has("graphql");
  const asked = isNamed ? address.href : below(address.href, "graphql");
  const tried = await tryEndpoint(asked);
  if ("first" in tried) return { ...tried, isElsewhere: tried.url !== asked };
  // The endpoint may have another name, and a site may have no https yet.
  const others = isNamed || address.pathname === "/" ? [] : [address.href];
  if (tried.error.status === 0 && address.protocol === "https:") others.push(asked.replace("https:", "http:"));
  const site = await readSite(isNamed ? below(address.href, "..") : address.href).catch(() => null);
  if (site) others.push(below(site.root, "graphql"), below(site.root, "index.php?graphql"));
  for (const url of new Set(others)) {
    const other = await tryEndpoint(url);
    if ("first" in other) return { ...other, isElsewhere: true };
  }
  if (tried.error.status === 0) throw tried.error;
  if (site)
    throw new Error(`${site.root} is a WordPress, but nothing answers GraphQL there: WPGraphQL is not active.
  Asked:     POST ${asked}
  Try:       Plugins > Add New Plugin > “WPGraphQL”, and activate it; a firewall must let POSTs to /graphql through`);
  throw tried.error;
}

/** The URL of WordPress itself, with a trailing slash, from that of its endpoint. */
export function toSiteRoot(endpoint: string): string {
  const url = new URL(endpoint);
  url.search = "";
  return url.pathname.endsWith("/index.php")
    ? new URL("./", url).href
    : new URL(url.pathname.endsWith("/") ? "../" : "./", url).href;
}

/** Fetches a page as a guest; throws an error that says why it can't. */
export async function readPage(url: string): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
    return { response, text: await response.text() };
  } catch (error) {
    throw new Error(`${url}: ${describeCause(error)}`, { cause: error });
  }
}

async function tryEndpoint(url: string): Promise<Omit<Endpoint, "isElsewhere"> | { error: BackendError }> {
  let at = url;
  for (let n = 0; ; n += 1) {
    try {
      return { url: at, first: await postQuery<{ __typename: string }>(at, PROBE) };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (!error.location || n === REDIRECTS_MAX || !URL.canParse(error.location, at)) return { error };
      at = new URL(error.location, at).href;
    }
  }
}

/** The WordPress URL that a page's Link header names; null: none. */
async function readSite(url: string): Promise<{ root: string } | null> {
  const { response, text } = await readPage(url);
  const [, api] = /<([^>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(response.headers.get("link") ?? "") ?? [];
  if (api && URL.canParse(api))
    return { root: api.replace(/(wp-json\/?|index\.php\/wp-json\/?|\?rest_route=\/?)$/, "") };
  return /\/wp-(content|includes)\//.test(text) ? { root: new URL("./", response.url).href } : null;
}

function below(url: string, path: string): string {
  return new URL(path, url.endsWith("/") ? url : `${url}/`).href;
}
