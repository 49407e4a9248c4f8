/** What a shopper allows beyond what the shop needs to work; null instead of it: he hasn't said yet. */
export interface Consent {
  analytics: boolean;
  ads: boolean;
}

/** What the form answers to scripts: whether the choice stands in the cookie now. */
export interface ConsentReply {
  isCached: boolean;
}

export const CONSENT_COOKIE = "consent";
export const CONSENT_PATH = "/saglasie";
export const NO_CONSENT: Consent = { analytics: false, ads: false };

/** Another number asks everybody anew: for when what is asked changes. */
const VERSION = "1";
const NONE = "none";

/** The consent in a `Cookie` header or `document.cookie`; null where there is none of this version. */
export function readConsentCookie(cookies: string): Consent | null {
  const value = cookies
    .split(/; */)
    .find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  const [version, ...allowed] = (value ?? "").split(".");
  if (version !== VERSION || allowed.length === 0) return null;
  return { analytics: allowed.includes("analytics"), ads: allowed.includes("ads") };
}

/** The cookie's value for a consent. */
export function writeConsent({ analytics, ads }: Consent): string {
  const allowed = [analytics && "analytics", ads && "ads"].filter(Boolean);
  return [VERSION, ...(allowed.length > 0 ? allowed : [NONE])].join(".");
}

/** What the form chose: everything, nothing, or what is ticked; null for anything else. Total, never throws. */
export function parseConsentForm(form: FormData): Consent | null {
  switch (form.get("choice")) {
    case "all":
      return { analytics: true, ads: true };
    case "none":
      return NO_CONSENT;
    case "chosen":
      return { analytics: form.has("analytics"), ads: form.has("ads") };
    default:
      return null;
  }
}

/**
 * Whether the tracker may be loaded at all. A GA4 stream is nothing but statistics; a container holds tags of both
 * kinds, and each asks Consent Mode itself.
 */
export function mayTrack(trackingId: string, consent: Consent | null): boolean {
  if (!trackingId || !consent) return false;
  return consent.analytics || (consent.ads && trackingId.startsWith("GTM-"));
}
