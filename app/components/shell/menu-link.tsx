import type { ReactNode } from "react";
import { Link } from "react-router";

interface MenuLinkProps {
  /** A path of the shop, or an external URL. */
  href: string;
  opensNewTab?: boolean | undefined;
  onFollow?: () => void;
  children: ReactNode;
}

/** A link of a menu, which may be external. */
export function MenuLink({ href, opensNewTab = false, onFollow, children }: MenuLinkProps) {
  if (href.startsWith("/") && !opensNewTab)
    return (
      <Link to={href} onClick={onFollow}>
        {children}
      </Link>
    );
  return (
    <a href={href} onClick={onFollow} {...(opensNewTab ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
    </a>
  );
}
