import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from "react";
import { useLocation } from "react-router";

type Scope = RefObject<HTMLElement | null>;

/** The text of the combobox inside an element. */
export function useTyped(scope: Scope): string {
  // Read again when listeners are attached: input may happen between render and effect.
  const [followField] = useState(
    () => (onInteract: () => void) => listenTo(scope.current, { focusin: onInteract, input: onInteract }),
  );
  return useSyncExternalStore(followField, () => findCombobox(scope.current)?.value ?? "");
}

interface Combobox {
  isOpen: boolean;
  /** Index of the active option; -1 for the field itself. */
  active: number;
  close: () => void;
}

/**
 * Implements the combobox pattern (ARIA APG) inside an element: arrows move through the options and back to the field,
 * Enter selects, Escape and blur close. Only typing and arrows open the list, and typing alone never selects.
 * `onEnter` returns whether it has handled the key; otherwise Enter does what it does in any field.
 */
export function useCombobox(scope: Scope, count: number, onEnter: (active: number) => boolean): Combobox {
  const page = useLocation().key;
  // A list that was open on one page is closed on the next. The text is read again, because the shopper may have typed
  // while the list's script was loading.
  const [openOn, setOpenOn] = useState(() => (isFocused(scope.current) ? page : null));
  const [active, setActive] = useState(-1);
  const isOpen = openOn === page && count > 0;
  const close = () => {
    setOpenOn(null);
    setActive(-1);
  };

  const onInput = useEffectEvent((event: Event) => {
    setOpenOn(isTyping(event) ? page : null);
    setActive(-1);
  });
  const onClose = useEffectEvent(close);
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (!scope.current?.contains(event.relatedTarget as Node | null)) close();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== findCombobox(scope.current) || event.isComposing) return;
    const step = STEPS[event.key];
    if (step && count > 0) {
      setOpenOn(page);
      setActive(nextIndex(isOpen ? active : -1, step, count));
    } else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Enter" && isOpen && onEnter(active)) close();
    else return;
    event.preventDefault();
  });

  useEffect(
    () => listenTo(scope.current, { input: onInput, keydown: onKey, focusout: onLeave, submit: onClose }),
    [scope],
  );

  return { isOpen, active: isOpen ? active : -1, close };
}

/** Autofill and scripts change the field too. Only typing by the shopper opens the list. */
function isTyping(event: Event): boolean {
  return event instanceof InputEvent && event.inputType !== "insertReplacementText";
}

function isFocused(scope: HTMLElement | null): boolean {
  return scope !== null && document.activeElement === findCombobox(scope);
}

function findCombobox(scope: HTMLElement | null): HTMLInputElement | null {
  return scope?.querySelector<HTMLInputElement>("input[role=combobox]") ?? null;
}

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Returns the cleanup function. */
function listenTo(scope: HTMLElement | null, listeners: Listeners): () => void {
  const listening = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    scope?.addEventListener(name, listener as EventListener, { signal: listening.signal });
  return () => listening.abort();
}

/** The arrow keys' steps through the options. */
export const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The field is part of the cycle: after the last option comes the field. */
function nextIndex(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
