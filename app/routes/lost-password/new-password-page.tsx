import { href, Link } from "react-router";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { signInPath } from "../../domain/account/sign-in-url";
import type { NewPasswordReply } from "../../domain/account/sign-in-form";
import { SHELL } from "#strings/shell";
import { NEW_PASSWORD } from "#strings/account/sign-in";
import { NewPasswordForm } from "./new-password-form";
import * as paths from "#paths";

interface NewPasswordPageProps {
  /** null when this browser has no reset link, or a used one. */
  login: string | null;
  reply: NewPasswordReply | undefined;
}

/** The new-password form, or a way to request another reset link. */
export function NewPasswordPage({ login, reply }: NewPasswordPageProps) {
  const isSpent = login === null || reply?.isLinkSpent === true;
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: SHELL.account, to: href(paths.account) }, { name: NEW_PASSWORD.title }]} />
      <div className="sign-in">
        <section className="sign-in-main">
          <h1>{isSpent ? NEW_PASSWORD.spentTitle : NEW_PASSWORD.title}</h1>
          {isSpent ? (
            <div className="sign-in-form" data-error={reply?.error || undefined}>
              <p className="lead" role="alert">
                {NEW_PASSWORD.spentText}
              </p>
              <Link className="button full-width" to={signInPath(null, "forgot-password")}>
                {NEW_PASSWORD.askAnew}
              </Link>
            </div>
          ) : (
            <NewPasswordForm login={login} reply={reply} />
          )}
        </section>
      </div>
    </div>
  );
}
