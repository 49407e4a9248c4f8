import { EmptyState } from "../../components/ui/empty-state";
import { PROVIDER_RETURN } from "../../strings/account/sign-in";

interface ProviderTroubleProps {
  title: string;
  text: string;
}

/** Why a way back from a provider didn't let in, and the way to begin anew: the same address never works twice. */
export function ProviderTrouble({ title, text }: ProviderTroubleProps) {
  return (
    <div className="wrap">
      <EmptyState
        heading="h1"
        title={title}
        action={{ to: "/my-account", label: PROVIDER_RETURN.toSignIn, isReplacing: true }}
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
