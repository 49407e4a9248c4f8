/** Consent beyond what the shop needs to work; null stands for no decision yet. */
export interface Consent {
  analytics: boolean;
  ads: boolean;
}

/** The form's reply to scripts. */
export interface ConsentReply {
  isSaved: boolean;
}

export const CONSENT_COOKIE = "consent";
export const NO_CONSENT: Consent = { analytics: false, ads: false };

/** Increment to ask everybody again when the purposes change. */
const VERSION = "1";

/** Reads the consent from a `Cookie` header or `document.cookie`; null when there is none of this version. */
export function readConsentCookie(cookies: string): Consent | null {
  const value = cookies
    .split(/; */)
    .find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  const [version, ...allowed] = (value ?? "").split(".");
  if (version !== VERSION || allowed.length === 0) return null;
  return { analytics: allowed.includes("analytics"), ads: allowed.includes("ads") };
}

/** The cookie value for a consent. */
export function writeConsent({ analytics, ads }: Consent): string {
  const allowed = [analytics && "analytics", ads && "ads"].filter(Boolean);
  return [VERSION, ...(allowed.length > 0 ? allowed : ["none"])].join(".");
}

/** The submitted consent: everything, nothing, or what is checked; null for anything else. Never throws. */
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
 * Whether the tracker may be loaded. A GA4 stream is analytics only; a container holds tags of both purposes, and
 * each checks Consent Mode.
 */
export function mayTrack(trackingId: string, consent: Consent | null): boolean {
  if (!trackingId || !consent) return false;
  return consent.analytics || (consent.ads && trackingId.startsWith("GTM-"));
}
