import { Link } from "react-router";
import { SHELL } from "../../strings/shell";
import { Icon } from "../ui/icon";
import { useSignedIn } from "../../browser/use-signed-in";

/** Leads to the account; both words have their room, so that nothing moves when the page learns which is true. */
export function AccountLink() {
  const isSignedIn = useSignedIn();
  return (
    <Link className="ib" to="/my-account">
      <Icon name="user" />
      <span className="hd-word hd-either">
        <span className={isSignedIn ? "is-on" : undefined}>{SHELL.profile}</span>
        <span className={isSignedIn ? undefined : "is-on"}>{SHELL.signIn}</span>
      </span>
    </Link>
  );
}
