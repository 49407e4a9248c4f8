import { useId } from "react";
import { Form, useLocation } from "react-router";
import { parseListingQuery } from "../shop/listing-query";
import { SEARCH_LENGTH_MAX } from "../config/limits";
import { SHELL } from "../strings/shell";
import { Icon } from "./icon";

/** Search from anywhere; the listing turns `search` into its own address (specification §2). */
export function SearchForm() {
  const id = useId();
  const { pathname, search } = useLocation();
  const term = pathname.startsWith("/magazin") ? parseListingQuery(new URLSearchParams(search)).search : "";
  return (
    <Form className="srch" role="search" action="/magazin">
      <label className="sr" htmlFor={id}>
        {SHELL.search}
      </label>
      <input
        key={term}
        id={id}
        type="search"
        name="search"
        defaultValue={term}
        placeholder={SHELL.searchHint}
        maxLength={SEARCH_LENGTH_MAX}
        autoComplete="off"
      />
      <button className="ib" aria-label={SHELL.search}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
