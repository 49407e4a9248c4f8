import { beforeEach, expect, test } from "vitest";
import { orderWith } from "../../tests/fixtures/cart-and-order";
import { startTracker, type TrackedWindow } from "./tracker";

const ALL = { analytics: true, ads: true };

/** A browser as far as the tracker knows one. */
function openBrowser(stored: Record<string, string> = {}) {
  const scripts: { src: string; nonce: string }[] = [];
  const cleared: string[] = [];
  const document = Object.assign(new EventTarget(), {
    location: {
      href: "https://shop.test/x?key=k",
      origin: "https://shop.test",
      hostname: "shop.test",
      reload: () => {
        reloads += 1;
      },
    },
    referrer: "",
    title: "Х",
    createElement: () => ({ src: "", nonce: "" }),
    querySelector: () => ({ nonce: "n1" }),
    head: { appendChild: (script: { src: string; nonce: string }) => scripts.push(script) },
  });
  let reloads = 0;
  Object.defineProperty(document, "cookie", {
    get: () => "_ga=1; _ga_TEST=2; cart_items=3",
    set(line: string) {
      cleared.push(line);
    },
  });
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  };
  const browser = { document, localStorage } as unknown as TrackedWindow;
  const layer = () => (browser.dataLayer ?? []).map((entry) => (isCommand(entry) ? Array.from(entry) : entry));
  return { browser, scripts, cleared, layer, stored, reloads: () => reloads };
}

const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === "[object Arguments]";

let open: ReturnType<typeof openBrowser>;
beforeEach(() => {
  open = openBrowser();
});

test("Consent Mode says no to everything first, then what was allowed, and only then the script comes (Consent Mode v2)", () => {
  startTracker(open.browser, "G-TEST1", "BGN", { analytics: true, ads: false });
  const [first, second] = open.layer() as [unknown[], unknown[]];
  expect(first).toEqual([
    "consent",
    "default",
    { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
  ]);
  expect(second).toMatchObject(["consent", "update", { analytics_storage: "granted", ad_storage: "denied" }]);
  expect(open.scripts).toMatchObject([{ src: "https://www.googletagmanager.com/gtag/js?id=G-TEST1", nonce: "n1" }]);
});

test("an order is reported once, also by another page over the same storage", () => {
  const order = orderWith();
  const purchases = () => open.layer().filter((entry) => Array.isArray(entry) && entry[1] === "purchase").length;
  const tracker = startTracker(open.browser, "G-TEST1", "BGN", ALL);
  // Not paid yet: a later visit may still report it.
  tracker.report({ type: "order", order: { ...order, needsPayment: true } });
  tracker.report({ type: "order", order });
  tracker.report({ type: "order", order });
  expect(purchases()).toBe(1);
  open = openBrowser(open.stored);
  startTracker(open.browser, "G-TEST1", "BGN", ALL).report({ type: "order", order });
  expect(purchases()).toBe(0);
  expect(purchases()).toBe(0);
});

test("a page is reported without its keys, and a container gets events with `ecommerce` (GA4)", () => {
  const tracker = startTracker(open.browser, "GTM-TEST1", "BGN", ALL);
  tracker.report({ type: "page" });
  tracker.report({ type: "order", order: orderWith() });
  expect(open.scripts[0]!.src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-TEST1");
  expect(open.layer()).toContainEqual(
    expect.objectContaining({ event: "page_view", page_location: "https://shop.test/x" }),
  );
  expect(open.layer()).toContainEqual({
    event: "purchase",
    ecommerce: expect.objectContaining({ transaction_id: "1201" }) as unknown,
  });
});

test("withdrawn consent is passed on, its cookies are deleted, and the page reloads without the scripts", () => {
  const tracker = startTracker(open.browser, "G-TEST1", "BGN", ALL);
  tracker.updateConsent({ analytics: true, ads: false });
  expect(open.reloads()).toBe(0);
  tracker.updateConsent({ analytics: false, ads: false });
  expect(open.layer().at(-1)).toMatchObject(["consent", "update", { analytics_storage: "denied" }]);
  expect(open.cleared).toContain("_ga_TEST=; Max-Age=0; Path=/; Domain=shop.test");
  expect(open.cleared.join()).not.toContain("cart_items");
  expect(open.reloads()).toBe(1);
});

test("a telephone number or an e-mail that is pressed is a lead", () => {
  startTracker(open.browser, "G-TEST1", "BGN", ALL);
  class Pressed {
    closest = () => ({ getAttribute: () => "tel:024927310" });
  }
  const saved = globalThis.Element;
  globalThis.Element = Pressed as unknown as typeof Element;
  const click = new Event("click");
  Object.defineProperty(click, "target", { value: new Pressed() });
  open.browser.document.dispatchEvent(click);
  globalThis.Element = saved;
  expect(open.layer().at(-1)).toMatchObject(["event", "generate_lead", { lead_source: "phone" }]);
});
