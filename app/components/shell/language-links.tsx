import { useLocation } from "react-router";
import { otherLanguagePath } from "../../config/shop-path";
import { useShop } from "../use-shop";

interface LanguageLinksProps {
  /** Around each link. */
  as?: "li";
}

/** This page in the shop's other languages, each of which is a build, so that a document is loaded. */
export function LanguageLinks({ as: Around }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  return useShop().languages.map(({ code, name }) => {
    const link = (
      <a
        key={code}
        href={otherLanguagePath(code, pathname + search)}
        lang={code}
        hrefLang={code}
        rel="nofollow"
        translate="no"
      >
        {name}
      </a>
    );
    return Around ? <Around key={code}>{link}</Around> : link;
  });
}
