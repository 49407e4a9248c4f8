import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData, Form } from "react-router";
import { type ReactNode, useId } from "react";
import { pageTitle } from "../../domain/seo/page-title";
import { isLostConnection } from "../../browser/lost-connection";
import { ERRORS, errorText, LOST_CONNECTION } from "#strings/errors/errors";
import { RequestNumber } from "./page-request";
import type { ShopData } from "../use-shop";
import { SEARCH_LENGTH_MAX } from "../../config/limits";
import { SHELL } from "#strings/shell";
import { CategoryLinks } from "./category-links";
import { Icon } from "../ui/icon";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

/** A search field and the categories, if the root loader knows them. */
function ErrorLinks({ categories }: Pick<ShopData, "categories">) {
  const id = useId();
  return (
    <div className="error-links">
      <Form className="search" role="search" aria-label={ERRORS.searchHere} action={SHOP_PATH}>
        <label className="visually-hidden" htmlFor={id}>
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
        <button type="submit" className="icon-control" aria-label={ERRORS.searchHere}>
          <Icon name="search" />
        </button>
      </Form>
      {categories.length > 0 && (
        <nav className="more-links" aria-label={SHELL.allCategories}>
          <h2>{ERRORS.lookAround}</h2>
          <CategoryLinks categories={categories} />
        </nav>
      )}
    </div>
  );
}

interface ErrorPageProps {
  error: unknown;
  /** A screen's own title and text, more specific than those for the status. */
  words?: { title: string; text: string };
  children?: ReactNode;
}

/** The error page: what happened and where to go, never a stack trace. */
export function ErrorPage({ error, words, children }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  // The root loader itself may have failed.
  const shop = useRouteLoaderData<ShopData>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isLost = isLostConnection(error);
  const { title, text } = words ?? (isLost ? LOST_CONNECTION : errorText(status));
  const canRetry = status >= 500;
  return (
    <div className="container">
      <title>{pageTitle(title, shop?.site.name)}</title>
      <meta name="robots" content="noindex" />
      <div className="error-page">
        {!isLost && (
          <div className="not-found" aria-hidden="true">
            {status}
          </div>
        )}
        <h1>{title}</h1>
        <p className="muted">{text}</p>
        <div className="actions">
          {canRetry && (
            <a className="button large" href={pathname + search}>
              {ERRORS.retry}
            </a>
          )}
          <Link className={canRetry ? "button ghost large" : "button large"} to={paths.home} reloadDocument={canRetry}>
            {ERRORS.home}
          </Link>
          {!canRetry && (
            <Link className="button ghost large" to={SHOP_PATH}>
              {ERRORS.newest}
            </Link>
          )}
        </div>
        {canRetry && <RequestNumber />}
        {status === 404 && <ErrorLinks categories={shop?.categories ?? []} />}
      </div>
      {children}
    </div>
  );
}
