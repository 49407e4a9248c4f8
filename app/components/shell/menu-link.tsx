import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MenuBranch } from "../../domain/content/menu";

interface MenuLinkProps {
  /** Leads to a path of the shop, or to an external URL. */
  item: MenuBranch;
  onFollow?: () => void;
  /** Shown instead of the label. */
  children?: ReactNode;
}

/** A link of a menu, which may be external; renders nothing for a heading. */
export function MenuLink({ item, onFollow, children = item.label }: MenuLinkProps) {
  const { href, language, opensNewTab } = item;
  if (href === null) return null;
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
