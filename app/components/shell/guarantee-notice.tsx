import { PRODUCT_FACTS } from "../../strings/catalog/product-facts";
import { MenuLink } from "./menu-link";
import { useShop } from "../use-shop";

/** The place of the official notice of the legal guarantee (since 2026-09-27), with what it says in short. */
export function GuaranteeNotice() {
  const { site } = useShop();
  return (
    <div className="guarantee">
      <p>{PRODUCT_FACTS.guaranteeText}</p>
      <GuaranteePicture />
      {site.guaranteePath && (
        <p>
          <MenuLink href={site.guaranteePath}>{PRODUCT_FACTS.guaranteeMore}</MenuLink>
        </p>
      )}
    </div>
  );
}

/** The official notice itself, in the proportions of the sheet that it is printed on; nothing where the shop has none. */
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
