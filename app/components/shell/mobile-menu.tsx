import { PhoneLink } from "./contact-link";
import { useState } from "react";
import { href, Link, useLocation } from "react-router";
import type { MenuBranch } from "../../domain/content/menu";
import { SHELL } from "#strings/shell";
import { Drawer } from "../ui/drawer";
import { Icon } from "../ui/icon";
import { MenuLink } from "./menu-link";
import { SignOut } from "../account/sign-out";
import { useShop } from "../use-shop";
import { useSignedIn } from "../../browser/account-events";
import * as paths from "#paths";

const ALL_CATEGORIES: MenuBranch = { label: SHELL.allCategories, href: href(paths.categories) };

/** The menu on small screens: a drawer, and without scripts a link to the categories in the footer. */
export function MobileMenu() {
  // The entry of the browser's history on which the menu was opened; going back closes it.
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState("");
  const { site, menu } = useShop();
  const isSignedIn = useSignedIn();
  const close = () => setOpenedOn("");
  if (openedOn && openedOn !== key) close();
  return (
    <>
      <a
        className="icon-control burger mobile-only"
        href="#menu"
        aria-label={SHELL.menu}
        onClick={(event) => {
          event.preventDefault();
          setOpenedOn(key);
        }}
      >
        <Icon name="menu" />
      </a>
      <Drawer isOpen={openedOn === key} onClose={close} title={SHELL.menu} side="left">
        <nav className="drawer-body" aria-label={SHELL.menu}>
          <ul className="mobile-menu">
            {[...menu, ALL_CATEGORIES].map((item) =>
              item.href === null ? null : (
                <li key={`${item.label} ${item.href}`}>
                  <MenuLink item={item} onFollow={close}>
                    <span>{item.label}</span>
                    <Icon name="right" size={20} />
                  </MenuLink>
                </li>
              ),
            )}
          </ul>
          <ul className="mobile-menu small">
            <li>
              <Link to={href(paths.account)} onClick={close}>
                <Icon name="user" size={20} />
                <span>{isSignedIn ? SHELL.account : SHELL.signInOrRegister}</span>
              </Link>
            </li>
            <li>
              <Link to={href(paths.wishlist)} onClick={close}>
                <Icon name="heart" size={20} />
                {SHELL.wishlist}
              </Link>
            </li>
            {site.phone && (
              <li>
                <PhoneLink hasIcon />
              </li>
            )}
            {isSignedIn && (
              <li>
                <SignOut className="mobile-menu-out" onLeave={close} />
              </li>
            )}
          </ul>
        </nav>
      </Drawer>
    </>
  );
}
