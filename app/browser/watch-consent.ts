import { mayTrack } from "../domain/consent/consent";
import { activation } from "./activation";
import { onConsentChanged, readConsent } from "./consent-store";
import type { Tracker } from "./tracker";
import { connectTracker, expectTracker } from "./tracking";

/** Loads the tracker once consent allows it, and passes on later changes. Returns the stop function. */
export function watchConsent(id: string, currency: string): () => void {
  let previous: string | null = null;
  let tracker: Promise<Tracker | null> | null = null;

  const update = () => {
    const consent = readConsent();
    const current = JSON.stringify(consent);
    if (current === previous) return;
    previous = current;
    // Must run before other listeners report what the page shows.
    const mayLoad = mayTrack(id, consent);
    expectTracker(mayLoad);
    if (tracker) void tracker.then((one) => one?.updateConsent(consent));
    else if (mayLoad) tracker = load();
  };
  const load = async () => {
    try {
      await activation();
      const { startTracker } = await import("./tracker");
      const consent = readConsent();
      // Consent was withdrawn while the tracker was loading. If it is given again, the tracker is loaded again.
      if (!consent || !mayTrack(id, consent)) return (tracker = null);
      const started = startTracker(window, id, currency, consent);
      connectTracker((occurrence) => started.report(occurrence));
      return started;
    } catch {
      return (tracker = null);
    }
  };
  update();
  return onConsentChanged(update);
}
