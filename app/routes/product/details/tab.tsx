import type { ReactNode } from "react";
import { iconButton } from "../../../components/ui/icon";

/** One part of what there is to read about a product; opens without scripts. */
export function Tab({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className={iconButton({ name: "plus" })}>
        <h2>{title}</h2>
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
