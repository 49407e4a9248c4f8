import { startTransition, useEffect, useEffectEvent, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { DEBOUNCE_MS } from "../../../config/limits";
import { readListingForm } from "../../../domain/catalog/listing-form";
import { PLAIN_LISTING, serialiseListingQuery, type ListingQuery } from "../../../domain/catalog/listing-query";

interface FilterForm {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Makes a form of filters act at once: a change waits a moment for the next one, then the listing is asked for.
 * What the form then says counts, so quick choices add up; the focus stays where it is.
 */
export function useFilterForm(intended: ListingQuery, path: string): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const address = serialiseListingQuery({ ...intended, page: 1 }, path);

  function apply() {
    clearTimeout(timer.current);
    const to = serialiseListingQuery(readForm(form.current!), path);
    if (to !== address) void navigate(to, { preventScrollReset: true });
  }
  // The router draws its steps as transitions. A choice comes after those under way in the same queue, else a chip that
  // was pressed straight after writing a price would be ticked again from the old fields.
  const [due, setDue] = useState(0);
  // Half a price must not be taken for a whole one: its own change comes when it is written.
  const isWriting = useRef(false);
  const applyDue = useEffectEvent(() => {
    if (!isWriting.current) apply();
  });
  useEffect(() => {
    if (due > 0) applyDue();
  }, [due]);
  useEffect(() => {
    const element = form.current!;
    const done = new AbortController();
    const wait = () => {
      isWriting.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => startTransition(() => setDue((count) => count + 1)), DEBOUNCE_MS);
    };
    // The browser's own event: a box at once, a written price when it is done, a slider when it is let go.
    element.addEventListener("change", wait, done);
    element.addEventListener("input", ({ target }) => (isWriting.current = isWritten(target)), done);
    return () => {
      done.abort();
      clearTimeout(timer.current);
    };
  }, []);

  return {
    form,
    onSubmit(event) {
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
 * A field that follows what is chosen elsewhere (chips, back, clear) and is otherwise the shopper's: an answer on its way
 * never undoes what he has ticked or typed since.
 */
export function useFollowed<T extends string | boolean>(chosen: T): [T, (value: T) => void] {
  const [seen, setSeen] = useState(chosen);
  const [value, setValue] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setValue(chosen);
  }
  return [value, setValue];
}
