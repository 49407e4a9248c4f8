import { afterEach, expect, test, vi } from "vitest";
import { writeConsent, type Consent } from "../domain/consent/consent";
import type { Occurrence } from "../domain/consent/tracking-events";

const ADS = { analytics: false, ads: true };
const STATISTICS = { analytics: true, ads: false };
const ALL = { analytics: true, ads: true };

/** A page whose tracker connects when the test says so, and the events it receives. */
async function openPage(id: string) {
  const document = { cookie: "" };
  const page = new EventTarget();
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", page);
  vi.resetModules();
  const reported: Occurrence[] = [];
  let confirmPlaced = () => {};
  const started = new Promise<void>((resolve) => (confirmPlaced = resolve));
  vi.doMock("./tracker", async () => {
    await started;
    return { startTracker: () => ({ report: (one: Occurrence) => reported.push(one), updateConsent: () => {} }) };
  });
  const { report } = await import("./tracking");
  const { watchConsent } = await import("./watch-consent");
  const { notifyConsentChanged } = await import("./consent-store");
  const choose = (consent: Consent | null) => {
    document.cookie = consent ? `consent=${writeConsent(consent)}` : "";
    notifyConsentChanged(consent);
  };
  watchConsent(id, "BGN");
  const send = (term: string) => report({ type: "search", term });
  const listen = async () => {
    confirmPlaced();
    await vi.dynamicImportSettled();
    return reported.map((one) => (one.type === "search" ? one.term : one.type));
  };
  return { choose, send, listen };
}

afterEach(() => {
  vi.doUnmock("./tracker");
  vi.resetModules();
});

test("events before consent to analytics are never reported, whatever else was allowed", async () => {
  const { choose, send, listen } = await openPage("G-TEST1");
  send("before any choice");
  choose(ADS);
  send("with ads alone");
  choose(ALL);
  send("with statistics");
  expect(await listen()).toEqual(["with statistics"]);
});

test("events buffered under a withdrawn consent aren't reported under the next one", async () => {
  const { choose, send, listen } = await openPage("G-TEST1");
  choose(STATISTICS);
  send("withdrawn");
  choose(null);
  choose(STATISTICS);
  send("allowed again");
  expect(await listen()).toEqual(["allowed again"]);
});

test("a container loads with either consent, and receives the buffered events (docs/tracking.md)", async () => {
  const { choose, send, listen } = await openPage("GTM-TEST1");
  choose(ADS);
  send("with ads");
  expect(await listen()).toEqual(["with ads"]);
});

test("a choice whose cookie the browser refuses holds as long as the page", async () => {
  const { choose, send, listen } = await openPage("G-TEST1");
  Object.defineProperty(document, "cookie", { get: () => "", set() {} });
  choose(STATISTICS);
  send("chosen");
  expect(await listen()).toEqual(["chosen"]);
});

test("nothing is reported without a tracking id or without consent", async () => {
  for (const [id, consent] of [["", ALL] as const, ["G-TEST1", null] as const]) {
    const { choose, send, listen } = await openPage(id);
    choose(consent);
    send("not reported");
    expect(await listen(), id).toEqual([]);
  }
});

test("a consent that was taken back while the tracker loaded, and given again later, loads it again", async () => {
  const { choose, send, listen } = await openPage("G-TEST1");
  choose(ALL);
  await vi.dynamicImportSettled();
  choose(null);
  expect(await listen()).toEqual([]);
  choose(ALL);
  send("allowed again");
  expect(await listen()).toEqual(["allowed again"]);
});
