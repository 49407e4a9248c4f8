import { startTransition, useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { DEBOUNCE_MS } from "../../../config/limits";
import { readListingForm } from "../../../domain/catalog/listing-form";
import { PLAIN_LISTING, serializeListingQuery, type ListingQuery } from "../../../domain/catalog/listing-query";

/**
 * Applies filters immediately: changes are debounced, then the listing is loaded. The form's current values count, so
 * quick selections add up; the focus stays.
 */
export function useFilterForm(intended: ListingQuery, path: string) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whether the form has changed since it was last applied. A typed price counts only on commit, as a change event.
  const isChanged = useRef(false);
  const navigate = useNavigate();
  const current = serializeListingQuery({ ...intended, page: 1 }, path);

  function apply() {
    clearTimeout(timer.current);
    isChanged.current = false;
    const to = serializeListingQuery(readForm(form.current!), path);
    if (to !== current) void navigate(to, { preventScrollReset: true });
  }
  // Navigation runs as a transition, and a debounced change must wait for it. Else outdated fields would check a filter
  // again whose chip was removed right after a price was typed.
  const [due, setDue] = useState(0);
  const applyDue = useEffectEvent(() => {
    if (isChanged.current) apply();
  });
  useEffect(() => {
    if (due > 0) applyDue();
  }, [due]);
  useEffect(() => {
    const element = form.current!;
    const done = new AbortController();
    const wait = () => {
      isChanged.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => startTransition(() => setDue((count) => count + 1)), DEBOUNCE_MS);
    };
    // The native change event: checkboxes at once, a typed price on commit, a slider on release.
    element.addEventListener("change", wait, done);
    element.addEventListener("input", ({ target }) => (isChanged.current &&= !isWritten(target)), done);
    return () => {
      done.abort();
      clearTimeout(timer.current);
    };
  }, []);

  return {
    form,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      apply();
    },
  };
}

function readForm(form: HTMLFormElement): ListingQuery {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return readListingForm(fields) ?? PLAIN_LISTING;
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "text";
}

/**
 * A field that follows outside changes (chips, back, clear) and otherwise belongs to the shopper: a pending response
 * never undoes what they checked or typed since.
 */
export function useSynced<T extends string | boolean>(chosen: T): [T, (value: T) => void] {
  const [seen, setSeen] = useState(chosen);
  const [value, setValue] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setValue(chosen);
  }
  return [value, setValue];
}
