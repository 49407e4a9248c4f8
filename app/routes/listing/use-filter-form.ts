import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { DEBOUNCE_MS } from "../../config/limits";
import { readListingForm } from "../../shop/listing-form";
import { PLAIN_LISTING, serialiseListingQuery, type ListingQuery } from "../../shop/listing-query";

interface FilterForm {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Makes a form of filters act at once: a change waits a moment for the next one, then the listing is asked for. The
 * fields themselves are the browser's, so that a choice shows before its answer and the focus stays.
 */
export function useFilterForm(intended: ListingQuery, path: string): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const address = serialiseListingQuery({ ...intended, page: 1 }, path);

  function apply() {
    stop(timer);
    const to = serialiseListingQuery(readForm(form.current!), path);
    if (to !== address) void navigate(to, { preventScrollReset: true });
  }
  const applyLater = useEffectEvent(() => {
    stop(timer);
    timer.current = setTimeout(apply, DEBOUNCE_MS);
  });
  useEffect(() => {
    const element = form.current!;
    // The browser's own event: a box at once, a written price when it is done, a slider when it is let go.
    const wait = () => applyLater();
    element.addEventListener("change", wait);
    return () => {
      element.removeEventListener("change", wait);
      stop(timer);
    };
  }, []);
  // Whatever else changes the choice (chips, back, clear) shows in the fields, unless a newer choice is waiting.
  const seen = useRef(address);
  useEffect(() => {
    if (seen.current !== address && timer.current === undefined) takeOver(form.current!);
    seen.current = address;
  }, [address]);

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

function takeOver(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) box.checked = box.defaultChecked;
}

function stop(timer: RefObject<ReturnType<typeof setTimeout> | undefined>): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}
