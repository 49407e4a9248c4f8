import { Link } from "react-router";
import { PROVIDER_RETURN } from "../../strings/sign-in";

interface ProviderTroubleProps {
  title: string;
  text: string;
}

/** Why a way back from a provider didn't let in, and the way to begin anew: the same address never works twice. */
export function ProviderTrouble({ title, text }: ProviderTroubleProps) {
  return (
    <div className="wrap">
      <div className="empty">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="act">
          <Link className="btn lg" to="/my-account" replace>
            {PROVIDER_RETURN.toSignIn}
          </Link>
        </div>
      </div>
    </div>
  );
}
