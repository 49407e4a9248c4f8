import { useLocation, useNavigation } from "react-router";
import { otherLanguagePath } from "../../config/shop-path";
import { useShop } from "../use-shop";

/**
 * This page, or the one that is being loaded, in the shop's other languages, each of which is a build, so that a
 * document is loaded.
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
