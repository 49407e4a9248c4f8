import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { WaysOn } from "./ways-on";
import { ERRORS, errorText } from "../strings/errors";

/** What a shopper sees instead of a page: what happened and a way on, never a stack. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = errorText(status);
  const canRetry = status >= 500;
  return (
    <div className="wrap">
      <title>{title}</title>
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
        {status === 404 && <WaysOn />}
      </div>
    </div>
  );
}
