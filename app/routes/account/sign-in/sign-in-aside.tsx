import { Link } from "react-router";
import { signInPath } from "../../../domain/account/sign-in-url";
import { REGISTER, SIGN_IN } from "../../../strings/account/sign-in";

interface SignInAsideProps {
  isRegistering: boolean;
  returnTo: string | null;
}

/** The other way in, for whoever stands before the wrong form. */
export function SignInAside({ isRegistering, returnTo }: SignInAsideProps) {
  return (
    <aside className="box sign-in-aside">
      <h2>{isRegistering ? REGISTER.haveAccount : SIGN_IN.newHere}</h2>
      <p className="mut">{isRegistering ? REGISTER.haveAccountText : SIGN_IN.newHereText}</p>
      <Link className="btn ghost" to={signInPath(returnTo, isRegistering ? "sign-in" : "register")}>
        {isRegistering ? REGISTER.toSignIn : REGISTER.create}
      </Link>
    </aside>
  );
}
