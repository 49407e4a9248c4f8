import { Link } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { Breadcrumb } from "../../../components/ui/breadcrumb";
import { ArrivalHeading } from "../../../components/ui/arrival-heading";
import { useShop } from "../../../components/use-shop";
import type { LoginClient } from "../../../domain/account/account";
import { pageTitle } from "../../../domain/seo/page-title";
import { signInPath, type Notice } from "../../../domain/account/sign-in-url";
import type { SignInForm as FormName, SignInReply } from "../../../domain/account/sign-in-form";
import { SHELL } from "#strings/shell";
import { FORGOTTEN, NOTICE_TEXTS, REGISTER, SIGN_IN } from "#strings/account/sign-in";
import { ForgottenForm, SignInForm } from "./sign-in-form";
import { ProviderList } from "./provider-list";
import { RegisterForm } from "./register-form";

/** The text after a request for a new password; the same for every name, so that nobody learns who has an account. */
function MailSent() {
  return (
    <>
      <p className="lead" role="status">
        {FORGOTTEN.sentText}
      </p>
      <p className="sign-in-more">
        <Link className="link" to={signInPath(null, "forgot-password")}>
          {FORGOTTEN.again}
        </Link>
      </p>
    </>
  );
}

interface SignInAsideProps {
  isRegistering: boolean;
  returnTo: string | null;
}

/** Link to the other form, registration or sign-in. */
function SignInAside({ isRegistering, returnTo }: SignInAsideProps) {
  return (
    <aside className="box sign-in-aside">
      <h2>{isRegistering ? REGISTER.haveAccount : SIGN_IN.newHere}</h2>
      <p className="muted">{isRegistering ? REGISTER.haveAccountText : SIGN_IN.newHereText}</p>
      <Link className="button ghost" to={signInPath(returnTo, isRegistering ? "sign-in" : "register")}>
        {isRegistering ? REGISTER.toSignIn : REGISTER.create}
      </Link>
    </aside>
  );
}

interface SignInPageProps {
  form: FormName;
  isMailSent: boolean;
  notice: Notice | null;
  returnTo: string | null;
  providers: readonly Pick<LoginClient, "name" | "provider">[];
  /** The reply to a form submitted without scripts. */
  reply: SignInReply | undefined;
}

const FORMS = { "sign-in": SignInForm, register: RegisterForm, "forgot-password": ForgottenForm };

const TITLES = { "sign-in": SIGN_IN.title, register: REGISTER.title, "forgot-password": FORGOTTEN.title };

/** The account page of a guest: one of the three forms. */
export function SignInPage({ notice, providers, reply, isMailSent, ...wanted }: SignInPageProps) {
  const { site } = useShop();
  // Forms are submitted to the account's URL without its query, so the reply contains what the query had named.
  const form = reply?.form ?? wanted.form;
  const returnTo = reply ? reply.returnTo : wanted.returnTo;
  const isSent = isMailSent && !reply;
  const title = isSent ? FORGOTTEN.sentTitle : TITLES[form];
  const Form = FORMS[form];
  return (
    <div className="container">
      <title>{pageTitle(title, site.name)}</title>
      <Breadcrumb trail={[{ name: SHELL.account }]} />
      <div className="sign-in">
        <section className="sign-in-main">
          <ArrivalHeading>{title}</ArrivalHeading>
          {notice && !reply && (
            <Alert type={notice === "password-changed" ? "success" : "info"}>{NOTICE_TEXTS[notice][0]}</Alert>
          )}
          {reply && !reply.form && <Alert type="error">{reply.message}</Alert>}
          {isSent ? (
            <MailSent />
          ) : (
            <Form key={form} reply={reply?.form === form ? reply : undefined} returnTo={returnTo} />
          )}
          {form !== "forgot-password" && <ProviderList providers={providers} returnTo={returnTo} />}
          {form === "forgot-password" && (
            <p className="sign-in-more">
              <Link className="link" to={signInPath(returnTo)}>
                {REGISTER.toSignIn}
              </Link>
            </p>
          )}
        </section>
        {form !== "forgot-password" && <SignInAside isRegistering={form === "register"} returnTo={returnTo} />}
      </div>
    </div>
  );
}
