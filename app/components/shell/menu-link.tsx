import type { ReactNode } from "react";
import { Link } from "react-router";

interface MenuLinkProps {
  /** A path of the shop, or an external URL. */
  href: string;
  opensNewTab?: boolean | undefined;
  /** Of its text; absent if it is the page's. */
  language?: string | undefined;
  onFollow?: () => void;
  children: ReactNode;
}

/** A link of a menu, which may be external. */
export function MenuLink({ href, opensNewTab = false, language, onFollow, children }: MenuLinkProps) {
  if (href.startsWith("/") && !opensNewTab)
    return (
      <Link to={href} lang={language} onClick={onFollow}>
        {children}
      </Link>
    );
  return (
    <a href={href} lang={language} onClick={onFollow} {...(opensNewTab ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
    </a>
  );
}
