import { Link } from "react-router";
import { signInPath } from "../../../domain/account/sign-in-url";
import { FORGOTTEN } from "../../../strings/account/sign-in";

/** The same for every name that was asked for: it must not tell who has an account (quality.md 22). */
export function MailSent() {
  return (
    <>
      <p className="lead" role="status">
        {FORGOTTEN.sentText}
      </p>
      <p className="sign-in-more">
        <Link className="lnk" to={signInPath(null, "forgot-password")}>
          {FORGOTTEN.again}
        </Link>
      </p>
    </>
  );
}
