import { useEffect, useState, type RefObject } from "react";
import { fetchJson } from "../../browser/fetch-json";
import { href, useNavigate } from "react-router";
import { searchFor, serializeListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import { useCurrentListing } from "./use-current-listing";
import { DEBOUNCE_MS } from "../../config/limits";
import { NO_SUGGESTIONS, suggestionTerm, type Suggestions } from "../../domain/catalog/suggestions";
import { productPath } from "../../domain/product/product-url";
import { useCombobox, useTyped } from "../ui/combobox/use-combobox";
import * as paths from "#paths";

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
    const url = `${href(paths.suggest)}?q=${encodeURIComponent(term)}`;
    const timer = setTimeout(() => void fetchJson<Suggestions>(url, controller.signal).then(settle), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return suggested && isAbout(suggested, term) ? suggested : null;
}

// Suggestions for a shorter or longer version of the term stay until the next response: the list doesn't flicker.
function isAbout(suggested: Suggested, term: string): boolean {
  return term !== "" && (term.startsWith(suggested.term) || suggested.term.startsWith(term));
}

/**
 * The combobox of the search field. `paths`: URLs of the options, which are the corrected spelling, categories, brands,
 * products, articles, all results. `active`: index of the active option; -1 for the field itself.
 */
export function useSearchField(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const { query: listing } = useCurrentListing();
  const suggested = useSuggestions(useTyped(form));
  const paths = suggested ? listPaths(suggested, listing) : [];
  const { isOpen, active } = useCombobox(form, paths.length, (option) => {
    const path = paths[option];
    if (path === undefined) return false;
    void navigate(path);
    hideKeyboard(form.current);
    return true;
  });

  useEffect(() => {
    const element = form.current;
    const onSubmit = () => hideKeyboard(element);
    element?.addEventListener("submit", onSubmit);
    return () => element?.removeEventListener("submit", onSubmit);
  }, [form]);

  return { suggested, paths, isOpen, active };
}

/** The on-screen keyboard would cover the results. */
function hideKeyboard(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem("search");
  if (field instanceof HTMLInputElement) field.blur();
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
