import { useLocation } from "react-router";
import { EmptyState } from "../../components/ui/empty-state";
import { WITHDRAWAL_PATH } from "../../domain/withdrawals/withdrawal";
import { WITHDRAWAL } from "../../strings/account/withdrawal";

/** There is no such acknowledgement, or it can't be read just now: it tells nothing else. */
export function NoReceipt({ isMissing }: { isMissing: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <EmptyState
        heading="h1"
        title={isMissing ? WITHDRAWAL.notFoundTitle : WITHDRAWAL.unavailableTitle}
        action={
          isMissing
            ? { to: WITHDRAWAL_PATH, label: WITHDRAWAL.toForm }
            : { to: pathname + search, label: WITHDRAWAL.retry, isReload: true }
        }
      >
        <p>{isMissing ? WITHDRAWAL.notFoundText : WITHDRAWAL.unavailableText}</p>
      </EmptyState>
    </div>
  );
}
