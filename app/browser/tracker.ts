import { readCookies, readLocal, writeCookie, writeLocal } from "./storage/browser-storage";
import { TRACKER_COOKIES, REPORTED_ORDERS_MAX } from "../config/tracking";
import { mayTrack, NO_CONSENT, type Consent } from "../domain/consent/consent";
import { toConsentMode } from "../domain/consent/consent-mode";
import { trackedUrl, trackedReferrer, toTrackingEvents, type Occurrence } from "../domain/consent/tracking-events";

const KEY = "reported_orders";

/** Returns a check that is true once per order and browser: an order's page can be opened again. */
function createFirstReportCheck(browser: Pick<Window, "localStorage">): (orderId: number) => boolean {
  const reported = new Set<number>();
  return (orderId) => {
    for (const id of load(browser)) reported.add(id);
    if (reported.has(orderId)) return false;
    reported.add(orderId);
    // If local storage is full or refused, the list lasts until the page is closed.
    writeLocal(KEY, JSON.stringify([...reported].slice(-REPORTED_ORDERS_MAX)), browser);
    return true;
  };
}

// Another script may have written something else under this key.
function load(browser: Pick<Window, "localStorage">): number[] {
  try {
    const stored: unknown = JSON.parse(readLocal(KEY, browser) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

const TAG_HOST = "https://www.googletagmanager.com";

/** A window with the queue that Google's scripts read. */
export type TrackedWindow = Window & { dataLayer?: unknown[] };

export interface Tracker {
  report(occurrence: Occurrence): void;
  /** Applies a changed choice. Withdrawn consent deletes the tracker's cookies and reloads the page without its scripts. */
  updateConsent(consent: Consent | null): void;
}

/**
 * Loads Google's script and reports events to it in GA4's shape. Called only after consent: until then there is neither
 * script nor cookie nor request.
 */
export function startTracker(browser: TrackedWindow, id: string, currency: string, consent: Consent): Tracker {
  const { document } = browser;
  const isContainer = id.startsWith("GTM-");
  const layer = (browser.dataLayer ??= []);
  const isFirstReport = createFirstReportCheck(browser);
  let last = document.referrer;
  // Google's scripts recognize a command by its being an `arguments` object.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  const send = (name: string, params: Record<string, unknown>) => {
    if (!isContainer) return gtag("event", name, params);
    const isPage = name === "page_view";
    // Without this, Tag Manager merges the previous event into the next one.
    layer.push({ ecommerce: null });
    layer.push({ event: name, ...(isPage || !params.items ? params : { ecommerce: params }) });
  };
  const sendPage = () => {
    const page = {
      page_location: trackedUrl(document.location.href),
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
  // A phone or email link counts as a lead wherever it is.
  document.addEventListener("click", ({ target }) => {
    const href = target instanceof Element && target.closest("a")?.getAttribute("href");
    const form = href && (href.startsWith("tel:") ? "phone" : href.startsWith("mailto:") && "email");
    if (form) report({ type: "lead", form });
  });

  function report(occurrence: Occurrence): void {
    if (occurrence.type === "page") return sendPage();
    const events = toTrackingEvents(occurrence, currency);
    if (events.length > 0 && occurrence.type === "order" && !isFirstReport(occurrence.order.databaseId)) return;
    for (const { name, params } of events) send(name, params);
  }
  return {
    report,
    updateConsent(next) {
      gtag("consent", "update", toConsentMode(next ?? NO_CONSENT));
      if (mayTrack(id, next)) return;
      deleteCookies(document);
      // Scripts that already run can't be stopped.
      document.location.reload();
    },
  };
}

function loadScript(document: Document, url: string): void {
  const script = document.createElement("script");
  script.async = true;
  // A container passes the nonce on to its tags' scripts.
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  script.src = url;
  document.head.appendChild(script);
}

/** Google sets its cookies for the widest domain that accepts them. */
function deleteCookies(document: Document): void {
  const labels = document.location.hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  const names = readCookies(document)
    .split("; ")
    .map((pair) => pair.split("=")[0]!);
  for (const name of names.filter((one) => TRACKER_COOKIES.test(one)))
    for (const domain of ["", ...domains]) writeCookie(`${name}=; Max-Age=0; Path=/${domain}`, document);
}
