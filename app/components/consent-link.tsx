import { Link } from "react-router";
import { CONSENT_PATH } from "../shop/consent";
import { SHELL } from "../strings/shell";
import { askConsentAgain } from "./consent-store";

/** Withdrawing is as easy as agreeing: from every page. Without scripts it leads to a page of its own. */
export function ConsentLink() {
  return (
    <Link to={CONSENT_PATH} onClick={(event) => askConsentAgain() && event.preventDefault()}>
      {SHELL.consent}
    </Link>
  );
}
