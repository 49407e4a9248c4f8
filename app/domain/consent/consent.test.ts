import fc from "fast-check";
import { expect, test } from "vitest";
import { mayTrack, NO_CONSENT, parseConsentForm, readConsentCookie, writeConsent } from "./consent";
import { toConsentMode } from "./consent-mode";

const consent = fc.record({ analytics: fc.boolean(), ads: fc.boolean() });

test("a written consent is read back, whatever other cookies are set", () => {
  fc.assert(
    fc.property(consent, (given) => {
      expect(readConsentCookie(`cart_items=2; consent=${writeConsent(given)}; xconsent=1.ads`)).toEqual(given);
    }),
  );
});

test("no cookie, junk or another version is no consent", () => {
  for (const cookies of ["", "consent=", "consent=1", "consent=0.analytics", "myconsent=1.ads", "consent=yes"])
    expect(readConsentCookie(cookies), cookies).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void readConsentCookie(text)));
});

test("the form allows everything, nothing, or what is checked; anything else is invalid", () => {
  const choose = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return parseConsentForm(form);
  };
  expect(choose({ choice: "all" })).toEqual({ analytics: true, ads: true });
  expect(choose({ choice: "none", analytics: "on", ads: "on" })).toEqual(NO_CONSENT);
  expect(choose({ choice: "chosen", analytics: "on" })).toEqual({ analytics: true, ads: false });
  expect(choose({ choice: "chosen" })).toEqual(NO_CONSENT);
  expect(choose({})).toBeNull();
  expect(choose({ choice: "ALL" })).toBeNull();
});

test("the tracker is loaded only if configured and its purpose was allowed", () => {
  const both = { analytics: true, ads: true };
  expect(mayTrack("", both)).toBe(false);
  expect(mayTrack("G-TEST", null)).toBe(false);
  expect(mayTrack("GTM-TEST", NO_CONSENT)).toBe(false);
  expect(mayTrack("G-TEST", { analytics: false, ads: true })).toBe(false);
  expect(mayTrack("G-TEST", { analytics: true, ads: false })).toBe(true);
  expect(mayTrack("GTM-TEST", { analytics: false, ads: true })).toBe(true);
});

test("Consent Mode v2 gets all four types", () => {
  expect(toConsentMode({ analytics: true, ads: false })).toEqual({
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
});
