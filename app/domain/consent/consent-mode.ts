import type { Consent } from "./consent";

/**
 * Google Consent Mode v2, with all four types: Google treats a missing type as granted. Separate from consent.ts,
 * because only the lazy tracker needs it.
 */
export function toConsentMode({ analytics, ads }: Consent): Record<string, "granted" | "denied"> {
  const say = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    ad_storage: say(ads),
    ad_user_data: say(ads),
    ad_personalization: say(ads),
    analytics_storage: say(analytics),
  };
}
