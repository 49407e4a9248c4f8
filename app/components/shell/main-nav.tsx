import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import type { MenuBranch } from "../../domain/content/menu";
import { SHELL } from "#strings/shell";
import { useHydrated } from "../../browser/use-hydrated";
import { iconButton } from "../ui/icon";
import { MenuLink } from "./menu-link";
import { useShop } from "../use-shop";

/** Items that fit in a row from 1024 px on; the others go into a "more" menu. */
const TOPS_MAX = 9;

/**
 * The menu on wide screens. A submenu is rendered when first opened, by hover or by a button that appears on keyboard
 * focus. Without scripts the page of the item leads to its subpages.
 */
export function MainNav() {
  const { menu } = useShop();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === "Escape" && setClosed(true);
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
  const rest = menu.slice(TOPS_MAX);
  const more: MenuBranch = { label: SHELL.moreMenu, href: null, children: rest };
  return (
    <nav className={isClosed ? "nav is-closed" : "nav"} aria-label={SHELL.menu} onPointerEnter={() => setClosed(false)}>
      <ul>
        {[...menu.slice(0, TOPS_MAX), ...(rest.length > 0 ? [more] : [])].map((item) => (
          <NavItem key={`${item.label} ${item.href}`} item={item} onFollow={() => setClosed(true)} />
        ))}
      </ul>
    </nav>
  );
}

function NavItem({ item, onFollow }: { item: MenuBranch; onFollow: () => void }) {
  const id = useId();
  const isHydrated = useHydrated();
  const { label, href, language, children = [] } = item;
  // Without scripts an item without a page would lead nowhere, so its submenu is rendered at once.
  const [isRendered, setRendered] = useState(href === null);
  const renderSubmenu = () => setRendered(true);
  const closeAndFollow = () => {
    const panel = document.getElementById(id);
    if (panel?.matches(":popover-open")) panel.hidePopover();
    onFollow();
  };
  return (
    <li onPointerEnter={renderSubmenu}>
      {href === null ? (
        <button type="button" className={iconButton({ name: "down", size: 16 })} popoverTarget={id} lang={language}>
          {label}
        </button>
      ) : (
        <MenuLink item={item} onFollow={closeAndFollow} />
      )}
      {children.length > 0 && (
        <>
          {href !== null && isHydrated && (
            <button
              type="button"
              className={`nav-open ${iconButton({ name: "down", size: 16 })}`}
              popoverTarget={id}
              aria-label={SHELL.below(label)}
              onClick={() => flushSync(renderSubmenu)}
            />
          )}
          {isRendered && (
            <ul id={id} popover="auto" className="submenu">
              {children.map((child) => (
                <li key={`${child.label} ${child.href}`}>
                  <MenuLink item={child} onFollow={closeAndFollow} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  );
}
