import type { ReactNode } from "react";
import { iconButton } from "../../../components/ui/icon";

/** A disclosure of the product page; works without scripts. */
export function Tab({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className={iconButton({ name: "plus" })}>
        <h2>{title}</h2>
      </summary>
      <div className="body">{children}</div>
    </details>
  );
}
