import { TRACKER_COOKIES, TOLD_ORDERS_MAX } from "../config/tracking";
import { mayTrack, NO_CONSENT, type Consent } from "../domain/consent/consent";
import { toConsentMode } from "../domain/consent/consent-mode";
import { trackedAddress, trackedReferrer, toTrackingEvents, type Occurrence } from "../domain/consent/tracking-events";

const KEY = "told_orders";

/** Orders that this browser has told of: an order's page is looked at again, and the purchase counts once. */
function createToldOrders(browser: Pick<Window, "localStorage">): { isFirst(orderId: number): boolean } {
  const told = new Set<number>();
  return {
    isFirst(orderId) {
      for (const id of load(browser)) told.add(id);
      if (told.has(orderId)) return false;
      told.add(orderId);
      save(browser, [...told].slice(-TOLD_ORDERS_MAX));
      return true;
    },
  };
}

// Storage may be closed, or hold what somebody else wrote there.
function load(browser: Pick<Window, "localStorage">): number[] {
  try {
    const kept: unknown = JSON.parse(browser.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

function save(browser: Pick<Window, "localStorage">, ids: number[]): void {
  try {
    browser.localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full or closed: it is remembered as long as the page lives.
  }
}

const TAG_HOST = "https://www.googletagmanager.com";

/** What of a window the tracker uses. */
export type TrackedWindow = Window & { dataLayer?: unknown[] };

export interface Tracker {
  invalidate(happened: Occurrence): void;
  /** The shopper chose anew. What was withdrawn takes its scripts and cookies with it. */
  follow(consent: Consent | null): void;
}

/**
 * Loads Google's script and tells it what happens, in the shape of GA4. Made only after consent:
 * until then there is neither script nor cookie nor request.
 */
export function startTracker(browser: TrackedWindow, id: string, currency: string, consent: Consent): Tracker {
  const { document } = browser;
  const isContainer = id.startsWith("GTM-");
  const layer = (browser.dataLayer ??= []);
  const told = createToldOrders(browser);
  let last = document.referrer;
  // Google's scripts tell commands from events by this very kind of object.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  const send = (name: string, params: Record<string, unknown>) => {
    if (!isContainer) return gtag("event", name, params);
    const isPage = name === "page_view";
    // What the event before it carried would be merged into this one.
    layer.push({ ecommerce: null });
    layer.push({ event: name, ...(isPage || !params.items ? params : { ecommerce: params }) });
  };
  const sendPage = () => {
    const page = {
      page_location: trackedAddress(document.location.href),
      page_referrer: trackedReferrer(last, document.location.origin),
      page_title: document.title,
    };
    last = document.location.href;
    gtag("set", page);
    send("page_view", page);
  };

  gtag("consent", "default", toConsentMode(NO_CONSENT));
  gtag("consent", "update", toConsentMode(consent));
  if (isContainer) layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  else {
    gtag("js", new Date());
    gtag("config", id, { send_page_view: false });
  }
  loadScript(document, `${TAG_HOST}/${isContainer ? "gtm.js" : "gtag/js"}?id=${id}`);
  // A call or a letter is a lead wherever its link stands.
  document.addEventListener("click", ({ target }) => {
    const href = target instanceof Element && target.closest("a")?.getAttribute("href");
    const form = href && (href.startsWith("tel:") ? "phone" : href.startsWith("mailto:") && "email");
    if (form) invalidate({ type: "lead", form });
  });

  function invalidate(happened: Occurrence): void {
    if (happened.type === "page") return sendPage();
    const events = toTrackingEvents(happened, currency);
    if (events.length > 0 && happened.type === "order" && !told.isFirst(happened.order.databaseId)) return;
    for (const { name, params } of events) send(name, params);
  }
  return {
    invalidate,
    follow(next) {
      gtag("consent", "update", toConsentMode(next ?? NO_CONSENT));
      if (mayTrack(id, next)) return;
      forgetCookies(document);
      // Scripts of others can't be stopped, only left behind.
      document.location.reload();
    },
  };
}

function loadScript(document: Document, address: string): void {
  const script = document.createElement("script");
  script.async = true;
  // A container hands it on to its tags.
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  script.src = address;
  document.head.appendChild(script);
}

/** Google sets them for the widest domain that takes them. */
function forgetCookies(document: Document): void {
  const labels = document.location.hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0]!);
  for (const name of names.filter((one) => TRACKER_COOKIES.test(one)))
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
