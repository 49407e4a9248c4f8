import { useLocation } from "react-router";
import { otherLanguagePath } from "../../config/shop-path";
import { useShop } from "../use-shop";

/** This page in the shop's other languages, each of which is a build, so that a document is loaded. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  return useShop().languages.map(({ code, name }) => (
    <a
      key={code}
      className="language"
      href={otherLanguagePath(code, pathname + search)}
      lang={code}
      hrefLang={code}
      rel="nofollow"
      translate="no"
      aria-label={`${code.toUpperCase()}, ${name}`}
    >
      {code.toUpperCase()}
    </a>
  ));
}
