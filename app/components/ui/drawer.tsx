import { useEffect, useRef, useState, type ReactNode } from "react";
import { SHELL } from "../../strings/shell";
import { Icon } from "./icon";

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** From below on phones, from the right on wider screens: "bottom". */
  side?: "left" | "right" | "bottom";
  children: ReactNode;
}

const CLASSES = { left: "dr l", right: "dr", bottom: "dr sheet" } as const;

/**
 * A panel over the page: the browser's own dialog keeps the focus inside and gives it back, and Esc closes it. What it holds is
 * drawn when it first opens, and stays: a field written last isn't lost by closing.
 */
export function Drawer({ isOpen, onClose, title, side = "right", children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    // The scrim is the dialog itself: a press on it, not on what it holds, closes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={CLASSES[side]}
      aria-labelledby={`drawer-${side}`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {wasOpened && (
        <div className="dr-in">
          <div className="top">
            <h2 id={`drawer-${side}`}>{title}</h2>
            <button type="button" className="ib" aria-label={SHELL.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
