import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { searchFor, serializeListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import { useCurrentListing } from "./use-current-listing";
import { DEBOUNCE_MS } from "../../config/limits";
import { NO_SUGGESTIONS, suggestionTerm, type Suggestions } from "../../domain/catalog/suggestions";
import { productPath } from "../../domain/product/product-url";

/** The suggestions with the term they belong to. */
interface Suggested extends Suggestions {
  term: string;
}

/**
 * Suggestions for the field's text; null for none. An outdated request is aborted and its response dropped; a failed
 * one gives none.
 */
function useSuggestions(typed: string): Suggested | null {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const term = suggestionTerm(typed);

  useEffect(() => {
    if (!term) return;
    const controller = new AbortController();
    const settle = (answer: Suggestions | null) => {
      if (!controller.signal.aborted) setSuggested(answer && { ...NO_SUGGESTIONS, ...answer, term });
    };
    const timer = setTimeout(() => void fetchSuggestions(term, controller.signal).then(settle), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return suggested && isAbout(suggested, term) ? suggested : null;
}

// Suggestions for a prefix of the term stay until the next response, so that the list doesn't flicker.
function isAbout(suggested: Suggested, term: string): boolean {
  return term !== "" && (term.startsWith(suggested.term) || suggested.term.startsWith(term));
}

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const answer = await fetch(`${href("/api/suggest")}?q=${encodeURIComponent(term)}`, { signal });
    return answer.ok ? await answer.json<Suggestions>() : null;
  } catch {
    return null;
  }
}

interface SearchField {
  suggested: Suggested | null;
  /** URLs of the options: corrected spelling, categories, brands, products, articles, all results. */
  paths: string[];
  isOpen: boolean;
  /** Index of the active option; -1 for the field itself. */
  active: number;
}

/**
 * Implements the combobox pattern (ARIA APG) of the search field: arrows move through the options and back to the
 * field, Enter selects, Escape and blur close. Typing alone never selects.
 */
export function useSearchField(form: RefObject<HTMLFormElement | null>): SearchField {
  const navigate = useNavigate();
  const page = useLocation().key;
  const { query: listing } = useCurrentListing();
  // Read again when listeners are attached: input may happen between render and effect.
  const [followField] = useState(
    () => (onInteract: () => void) => listenTo(form.current, { focusin: onInteract, input: onInteract }),
  );
  const typed = useSyncExternalStore(followField, () => readField(form.current)?.value ?? "");
  // Opened on one page, it is closed on the next.
  const [openOn, setOpenOn] = useState(() => (isFocused(form.current) ? page : null));
  const [active, setActive] = useState(-1);
  const suggested = useSuggestions(typed);
  const paths = suggested ? listPaths(suggested, listing) : [];
  const isOpen = openOn === page && paths.length > 0;

  const onInput = useEffectEvent(() => {
    setOpenOn(page);
    setActive(-1);
  });
  const close = useEffectEvent(() => {
    setOpenOn(null);
    setActive(-1);
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (!form.current?.contains(event.relatedTarget as Node | null)) close();
  });
  const onSubmit = useEffectEvent(() => {
    close();
    // Hides the on-screen keyboard, which would cover the results.
    readField(form.current)?.blur();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== readField(form.current) || event.isComposing) return;
    const step = STEPS[event.key];
    if (step && paths.length > 0) {
      setOpenOn(page);
      setActive(isOpen ? nextIndex(active, step, paths.length) : nextIndex(-1, step, paths.length));
    } else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Enter" && isOpen && active >= 0) {
      void navigate(paths[active]!);
      onSubmit();
    } else return;
    event.preventDefault();
  });

  useEffect(
    () => listenTo(form.current, { input: onInput, keydown: onKey, focusout: onLeave, submit: onSubmit }),
    [form],
  );

  return { suggested, paths, isOpen, active: isOpen ? active : -1 };
}

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Returns the cleanup function. */
function listenTo(form: HTMLFormElement | null, listeners: Listeners): () => void {
  const listening = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    form?.addEventListener(name, listener as EventListener, { signal: listening.signal });
  return () => listening.abort();
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The field is part of the cycle: from the last option the arrow leads back to it. */
function nextIndex(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

function listPaths(suggested: Suggested, listing: ListingQuery): string[] {
  const { correction, categories, brands, products, articles, term } = suggested;
  const correctionUrls = correction === null ? [] : [serializeListingQuery(searchFor(correction, listing))];
  if (categories.length + brands.length + products.length + articles.length === 0) return correctionUrls;
  return [
    ...correctionUrls,
    ...[...categories, ...brands].map(({ path }) => path),
    ...products.map(({ slug }) => productPath(slug)),
    ...articles.map(({ path }) => path),
    serializeListingQuery(searchFor(term, listing)),
  ];
}

function readField(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem("search");
  return field instanceof HTMLInputElement ? field : null;
}

function isFocused(form: HTMLFormElement | null): boolean {
  return form !== null && document.activeElement === readField(form);
}
