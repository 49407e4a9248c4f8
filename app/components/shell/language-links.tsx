import { useLocation, useNavigation } from "react-router";
import { otherLanguagePath } from "../../config/shop-path";
import { useShop } from "../use-shop";

/**
 * Links to this page in the shop's other languages; while another page is loading, to that one. Each language is a
 * build of its own, so a link loads a document.
 */
export function LanguageLinks() {
  const shown = useLocation();
  const navigation = useNavigation();
  const { pathname, search } = navigation.state === "loading" ? navigation.location : shown;
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
