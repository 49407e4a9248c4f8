import { useLocation } from "react-router";
import { Alert } from "../../components/ui/alert";
import { MY_ACCOUNT } from "../../strings/account/my-account";

interface AccountTroubleProps {
  text: string;
  /** The same for machines, where specification §8 has words for it (config/service-errors.ts). */
  error?: string;
}

/** What stands in the place of what couldn't be loaded, with a way to try again. */
export function AccountTrouble({ text, error }: AccountTroubleProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="account-trouble" data-error={error}>
      <Alert type="error">{text}</Alert>
      <a className="btn" href={pathname + search}>
        {MY_ACCOUNT.retry}
      </a>
    </div>
  );
}
