import type { Site } from "../../config/site";
import { CONSENT_DAYS } from "../../config/tracking";
import { formatAmount } from "../../domain/values/format-money";
import { accessibilityPage } from "#strings/legal/accessibility";
import { cookiesPage } from "#strings/legal/cookies";
import { deliveryPage } from "#strings/legal/delivery";
import { guaranteePage } from "#strings/legal/guarantee";
import { privacyPage } from "#strings/legal/privacy";
import { returnsPage } from "#strings/legal/returns";
import type { LegalPage } from "#strings/legal/legal-page";
import { termsPage } from "#strings/legal/terms";

/** The default legal page at a path that checkout and footer link to; null for any other path. */
export function findLegalPage(path: string, site: Site): LegalPage | null {
  switch (path) {
    case site.termsPath:
      return termsPage(site);
    case site.privacyPath:
      return privacyPage(site);
    case site.cookiesPath:
      return cookiesPage(site, CONSENT_DAYS);
    case site.deliveryPath:
      return deliveryPage(site, freeShipping(site));
    case site.withdrawalPath:
      return returnsPage(site);
    case site.accessibilityPath:
      return accessibilityPage(site);
    case site.guaranteePath:
      return guaranteePage(site);
    default:
      return null;
  }
}

function freeShipping({ freeShippingFrom, currency, priceDisplay }: Site): string {
  if (freeShippingFrom === 0) return "";
  const { first, second } = formatAmount(freeShippingFrom, currency, priceDisplay);
  return second ? `${first} (${second})` : first;
}
