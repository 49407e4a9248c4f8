import { useId } from "react";
import { Form, useRouteLoaderData } from "react-router";
import { SEARCH_LENGTH_MAX } from "../../config/limits";
import { ERRORS } from "../../strings/errors/errors";
import { SHELL } from "../../strings/shell";
import { CategoryLinks } from "./category-links";
import { Icon } from "../ui/icon";
import type { ShopData } from "../use-shop";

/** For whoever stands before nothing: a search and the categories, as far as they are known without the backend. */
export function WaysOn() {
  const id = useId();
  // The root itself may have failed.
  const categories = useRouteLoaderData<ShopData>("root")?.categories ?? [];
  return (
    <div className="ways-on">
      <Form className="srch" role="search" aria-label={ERRORS.searchHere} action="/magazin">
        <label className="sr" htmlFor={id}>
          {ERRORS.searchHere}
        </label>
        <input
          id={id}
          type="search"
          name="search"
          placeholder={ERRORS.searchHint}
          maxLength={SEARCH_LENGTH_MAX}
          autoComplete="off"
        />
        <button type="submit" className="ib" aria-label={ERRORS.searchHere}>
          <Icon name="search" />
        </button>
      </Form>
      {categories.length > 0 && (
        <nav aria-label={SHELL.allCategories}>
          <h2>{ERRORS.lookAround}</h2>
          <ul>
            <CategoryLinks categories={categories} />
          </ul>
        </nav>
      )}
    </div>
  );
}
