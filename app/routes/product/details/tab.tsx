import type { ReactNode } from "react";
import { Icon } from "../../../components/ui/icon";

/** One part of what there is to read about a product; opens without scripts. */
export function Tab({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <span className="v">
          <Icon name="plus" />
        </span>
        <span className="h">
          <Icon name="minus" />
        </span>
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
