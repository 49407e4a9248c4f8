import { PRODUCT_FACTS } from "#strings/catalog/product-facts";
import { MenuLink } from "./menu-link";
import { useShop } from "../use-shop";

/** The official legal guarantee notice (required since 2026-09-27), with a summary. */
export function GuaranteeNotice() {
  const { site } = useShop();
  return (
    <div className="guarantee">
      <p>{PRODUCT_FACTS.guaranteeText}</p>
      <GuaranteePicture />
      {site.guaranteePath && (
        <p>
          <MenuLink item={{ label: PRODUCT_FACTS.guaranteeMore, href: site.guaranteePath }} />
        </p>
      )}
    </div>
  );
}

/** The official notice as a picture in its sheet's proportions; renders nothing if none is configured. */
export function GuaranteePicture() {
  const { site } = useShop();
  if (!site.guaranteeNotice) return null;
  return (
    <img
      className="guarantee-picture"
      src={site.guaranteeNotice}
      alt={PRODUCT_FACTS.guaranteePicture}
      width="420"
      height="594"
      loading="lazy"
      decoding="async"
    />
  );
}
