import { useState } from "react";
import { Link } from "react-router";
import { categoryPath } from "../shop/listing-scope";
import { SHELL } from "../strings/shell";
import { WISHLIST } from "../strings/wishlist";
import { Drawer } from "./drawer";
import { Icon } from "./icon";
import { SignOut } from "./sign-out";
import { useShop } from "./use-shop";
import { useSignedIn } from "./use-signed-in";

/** The categories on small screens: a drawer, and without scripts a jump to the list in the footer. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const { site, categories } = useShop();
  const isSignedIn = useSignedIn();
  const close = () => setOpen(false);
  return (
    <>
      <a
        className="ib burger mob"
        href="#menu"
        aria-label={SHELL.menu}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </a>
      <Drawer isOpen={isOpen} onClose={close} title={SHELL.menu} side="left">
        <nav className="mid" aria-label={SHELL.categories}>
          <ul className="mm">
            <MenuLink to="/magazin" name={SHELL.allProducts} onFollow={close} />
            {categories.map(({ slug, name }) => (
              <MenuLink key={slug} to={categoryPath(slug)} name={name} onFollow={close} />
            ))}
            <MenuLink to="/produkt-kategoriya" name={SHELL.allCategories} onFollow={close} />
          </ul>
          <ul className="mm sm">
            <li>
              <Link to="/my-account" onClick={close}>
                <Icon name="user" size={20} />
                {isSignedIn ? SHELL.account : SHELL.signInOrRegister}
              </Link>
            </li>
            <li>
              <Link to="/wishlist" onClick={close}>
                <Icon name="heart" size={20} />
                {WISHLIST.title}
              </Link>
            </li>
            <li>
              <a href={`tel:${site.phone.replace(/\s/g, "")}`}>
                <Icon name="phone" size={20} />
                {site.phone}
              </a>
            </li>
            {isSignedIn && (
              <li>
                <SignOut className="mm-out" onLeave={close} />
              </li>
            )}
          </ul>
        </nav>
      </Drawer>
    </>
  );
}

function MenuLink({ to, name, onFollow }: { to: string; name: string; onFollow: () => void }) {
  return (
    <li>
      <Link to={to} onClick={onFollow}>
        {name}
        <Icon name="right" size={20} />
      </Link>
    </li>
  );
}
