import type { CONSENT as ORIGINAL } from "../bg/consent";
import type { Texts } from "../texts";

/** Texts of cookies and consent. */
export const CONSENT = {
  label: "Cookies",
  text: "We use cookies for statistics and advertising only if you agree. The shop works the same if you don’t.",
  more: "More about cookies",
  accept: "Accept",
  refuse: "Reject",
  settings: "Settings",
  lead: "Choose what you allow. You can change your mind at any time with the link “Cookie settings” at the bottom of every page.",
  necessary: "Necessary",
  necessaryHint:
    "For the cart, your account and this choice. The shop doesn’t work without them, so they are always on.",
  analytics: "Statistics",
  analyticsHint: "Google Analytics shows us which pages are viewed and where visitors give up.",
  ads: "Advertising",
  adsHint: "Google learns which ads brought you to us, and can show you more relevant ones.",
  acceptAll: "Accept all",
  refuseAll: "Reject all",
  save: "Save my choice",
  saved: "Your choice is saved.",
  failed: "Your choice wasn’t saved. Check your connection and try again.",
  nothing: "This shop uses no cookies for statistics or advertising, so there is nothing to choose.",
} as const satisfies Texts<typeof ORIGINAL>;
