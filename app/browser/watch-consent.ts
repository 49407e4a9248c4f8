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
    // Runs before other listeners report what the page shows.
    const mayCome = mayTrack(id, consent);
    expectTracker(mayCome);
    if (tracker) void tracker.then((one) => one?.follow(consent));
    else if (mayCome) tracker = bring();
  };
  const bring = async () => {
    try {
      await activation();
      const { startTracker } = await import("./tracker");
      const consent = readConsent();
      // Consent was withdrawn while the tracker was loading.
      if (!consent || !mayTrack(id, consent)) return null;
      const started = startTracker(window, id, currency, consent);
      connectTracker((happened) => started.invalidate(happened));
      return started;
    } catch {
      return null;
    }
  };
  update();
  return onConsentChanged(update);
}
