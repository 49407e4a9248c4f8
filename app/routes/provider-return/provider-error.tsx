import { href } from "react-router";
import { EmptyState } from "../../components/ui/empty-state";
import { PROVIDER_RETURN } from "#strings/account/sign-in";
import * as paths from "#paths";

interface ProviderErrorProps {
  title: string;
  text: string;
}

/** Why a provider sign-in failed, with a link to start again: the same URL never works twice. */
export function ProviderError({ title, text }: ProviderErrorProps) {
  return (
    <div className="container">
      <EmptyState
        heading="h1"
        title={title}
        action={{ to: href(paths.account), label: PROVIDER_RETURN.toSignIn, isReplacing: true }}
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
