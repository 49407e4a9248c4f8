import type { ReactNode } from "react";
import { CHECKOUT } from "../../strings/checkout/checkout";

interface ShopRuleProps {
  /** "": the shop has no such page. */
  path: string;
  children: ReactNode;
}

/** A link to one of the shop's rules, in a window of its own: whoever reads them is in the middle of a form. */
export function ShopRule({ path, children }: ShopRuleProps) {
  if (!path) return children;
  return (
    <a href={path} target="_blank" rel="noopener">
      {children}
      <span className="sr"> {CHECKOUT.newTab}</span>
    </a>
  );
}
