import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { optionId, type Popup } from "./popup";

const MARGIN_PX = 8;

/** Height of two options. If there is less room, the list extends below the on-screen keyboard. */
const LEAST_PX = 140;

/** Keeps a popup within the visible viewport, above an on-screen keyboard too. */
function useRoomBelow(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const fit = () => {
      const element = list.current;
      if (!element) return;
      const room = view.offsetTop + view.height - element.getBoundingClientRect().top - MARGIN_PX;
      element.style.maxHeight = `${Math.max(LEAST_PX, Math.floor(room))}px`;
    };
    fit();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener("resize", fit, { signal });
    view.addEventListener("scroll", fit, { signal });
    window.addEventListener("scroll", fit, { signal, passive: true });
    return () => listening.abort();
  }, [isOpen]);
  return list;
}

interface ListboxProps {
  id: string;
  /** The list's accessible name. */
  label: string;
  isOpen: boolean;
  /** Index of the active option, whose id is `optionId`'s; -1 for the field itself. */
  active: number;
  /** Reports the combobox attributes to the field. */
  onPopup: (popup: Popup) => void;
  children: ReactNode;
}

/** The popup of a combobox, as an overlay without layout shift. */
export function Listbox({ id, label, isOpen, active, onPopup, children }: ListboxProps) {
  const list = useRoomBelow(isOpen);
  const activeId = active < 0 ? undefined : optionId(id, active);
  useEffect(() => {
    onPopup({ isOpen, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [onPopup, isOpen, activeId]);
  if (!isOpen) return null;
  return (
    <div
      ref={list}
      id={id}
      className="suggestions"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // Pressing an option must not blur the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
