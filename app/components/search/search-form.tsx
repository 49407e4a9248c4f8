import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { clearFilters, searchFor, serializeListingQuery } from "../../domain/catalog/listing-query";
import { SEARCH_LENGTH_MAX } from "../../config/limits";
import { SHELL } from "#strings/shell";
import { Icon } from "../ui/icon";
import type { SearchPanel } from "./search-panel";
import { CLOSED, comboboxProps } from "../ui/combobox/popup";
import { useHydrated } from "../../browser/use-hydrated";
import { useCurrentListing } from "./use-current-listing";
import { Part } from "../ui/part";
import { SHOP_PATH } from "../../config/shop-path";

/**
 * The search field of every page; the listing turns `search` into its canonical URL. A search on a listing retains its
 * filters and sort order, and a note says so.
 */
export function SearchForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { query: listing, path, isFiltered } = useCurrentListing();
  const navigate = useNavigate();
  const { location: pending } = useNavigation();
  const isHydrated = useHydrated();
  const [Panel, setPanel] = useState<typeof SearchPanel | null>(null);
  const [popup, setPopup] = useState(CLOSED);
  const term = listing.search;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(term);
  const isEdited = useRef(false);
  const listingFields = serializeListingQuery({ ...listing, page: 1 }, "");

  // The field shows the search of new results, unless the shopper is typing the next search.
  useEffect(() => {
    if (term === shown.current) return;
    shown.current = term;
    const input = field.current!;
    if (document.activeElement === input && isEdited.current) return;
    input.value = term;
    isEdited.current = false;
  }, [term]);

  // Most visits have no search: suggestions are loaded on first focus.
  const loadPanel = () => {
    const load = import("./search-panel");
    void load.then(({ SearchPanel }) => setPanel(() => SearchPanel)).catch(() => undefined);
  };
  const goThere = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const requested = new FormData(event.currentTarget).get("search");
    const typed = typeof requested === "string" ? requested : "";
    isEdited.current = false;
    if (pending?.pathname !== path) return void navigate(serializeListingQuery(searchFor(typed, listing)));
    // Filters whose results are still loading are retained, too. The listing parses them with the search, as without
    // scripts: a parser in each page would exceed its budget.
    const params = new URLSearchParams(pending.search);
    params.set("search", typed);
    void navigate(`${SHOP_PATH}?${params}`);
  };
  return (
    <>
      <Form ref={form} className="search" role="search" action={SHOP_PATH} onSubmit={goThere}>
        <label className="visually-hidden" htmlFor={id}>
          {SHELL.search}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="search"
          defaultValue={term}
          placeholder={SHELL.searchHint}
          maxLength={SEARCH_LENGTH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={isFiltered ? `${id}-within` : undefined}
          {...(isHydrated && comboboxProps(`${id}-list`, popup))}
          onFocus={Panel ? undefined : loadPanel}
          onInput={() => void (isEdited.current = true)}
        />
        <button type="submit" className="icon-control" aria-label={SHELL.search}>
          <Icon name="search" />
        </button>
        {/* Without scripts the listing's own query is submitted too, and the new term replaces its search. */}
        {[...new URLSearchParams(listingFields)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Panel && (
          <Part isOptional>
            <Panel form={form} listId={`${id}-list`} onPopup={setPopup} />
          </Part>
        )}
      </Form>
      {isFiltered && (
        <p id={`${id}-within`} className="search-within">
          {SHELL.searchKept}{" "}
          <Link className="link" to={serializeListingQuery(clearFilters(listing), path)} preventScrollReset>
            {SHELL.clearFilters}
          </Link>
        </p>
      )}
    </>
  );
}
