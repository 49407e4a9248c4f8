import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData, Form } from "react-router";
import { type ReactNode, useId } from "react";
import { pageTitle } from "../../domain/seo/page-title";
import { ERRORS, errorText } from "../../strings/errors/errors";
import { RequestNumber } from "./request-id";
import type { ShopData } from "../use-shop";
import { SEARCH_LENGTH_MAX } from "../../config/limits";
import { SHELL } from "../../strings/shell";
import { CategoryLinks } from "./category-links";
import { Icon } from "../ui/icon";

/** A search field and the categories, as far as they are known without the backend. */
function ErrorLinks() {
  const id = useId();
  // The root loader itself may have failed.
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
          <CategoryLinks categories={categories} />
        </nav>
      )}
    </div>
  );
}

interface ErrorPageProps {
  error: unknown;
  /** A screen's own text and links, more specific than the status. */
  words?: { title: string; text: string };
  children?: ReactNode;
}

/** The error page: what happened and where to go, never a stack trace. */
export function ErrorPage({ error, words, children }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  // The root loader itself may have failed.
  const shop = useRouteLoaderData<ShopData>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = words ?? errorText(status);
  const canRetry = status >= 500;
  return (
    <div className="wrap">
      <title>{pageTitle(title, shop?.site.name)}</title>
      <meta name="robots" content="noindex" />
      <div className="error-page">
        <div className="nf" aria-hidden="true">
          {status}
        </div>
        <h1>{title}</h1>
        <p className="mut">{text}</p>
        <div className="act">
          {canRetry && (
            <a className="btn lg" href={pathname + search}>
              {ERRORS.retry}
            </a>
          )}
          <Link className={canRetry ? "btn ghost lg" : "btn lg"} to="/" reloadDocument={canRetry}>
            {ERRORS.home}
          </Link>
          {!canRetry && (
            <Link className="btn ghost lg" to="/magazin">
              {ERRORS.newest}
            </Link>
          )}
        </div>
        {canRetry && <RequestNumber />}
        {status === 404 && <ErrorLinks />}
      </div>
      {children}
    </div>
  );
}
