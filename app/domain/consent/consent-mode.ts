import type { Consent } from "./consent";

/** Google's Consent Mode v2, whole: what isn't named counts as granted there. Apart from consent.ts: only the tracker's own file needs it. */
export function toConsentMode({ analytics, ads }: Consent): Record<string, "granted" | "denied"> {
  const say = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    ad_storage: say(ads),
    ad_user_data: say(ads),
    ad_personalization: say(ads),
    analytics_storage: say(analytics),
  };
}
