import { Link, useLocation } from "react-router";
import { WITHDRAWAL_PATH } from "../../shop/withdrawal";
import { WITHDRAWAL } from "../../strings/withdrawal";

/** There is no such acknowledgement, or it can't be read just now: it tells nothing else. */
export function NoReceipt({ isMissing }: { isMissing: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <div className="empty">
        <h1>{isMissing ? WITHDRAWAL.notFoundTitle : WITHDRAWAL.unavailableTitle}</h1>
        <p>{isMissing ? WITHDRAWAL.notFoundText : WITHDRAWAL.unavailableText}</p>
        <div className="act">
          {isMissing ? (
            <Link className="btn lg" to={WITHDRAWAL_PATH}>
              {WITHDRAWAL.toForm}
            </Link>
          ) : (
            <a className="btn lg" href={pathname + search}>
              {WITHDRAWAL.retry}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
