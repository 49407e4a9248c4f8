import { href, Link } from "react-router";
import { SHELL } from "#strings/shell";
import { reopenConsent } from "../../browser/consent-store";
import * as paths from "#paths";

/** Withdrawing is as easy as consenting: from every page. Without scripts it leads to a page of its own. */
export function ConsentLink() {
  return (
    <Link to={href(paths.consent)} onClick={(event) => reopenConsent() && event.preventDefault()}>
      {SHELL.consent}
    </Link>
  );
}
