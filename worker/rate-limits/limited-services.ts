import { fail, type Result } from "../../app/domain/values/result";
import type { Shopper } from "../../app/context";
import type { Guard } from "./abuse-guard";
import { FLOODED } from "./flood-limits";

/** Told how many seconds somebody has to wait who was refused. */
export type OnRefusal = (seconds: number) => void;

/** Tells of every refusal for being tried too often, and lets the answer through. */
export function tellRefusal(onRefusal: OnRefusal) {
  return async <T>(asked: Promise<Result<T>>): Promise<Result<T>> => {
    const result = await asked;
    if (!result.ok && result.failure.kind === "too-many") onRefusal(result.failure.seconds);
    return result;
  };
}

/**
 * A shopper who can't try for ever: what is guessed or floods the backend is counted before it is asked. Orders are
 * counted in the session, which alone knows whether one is new or looked at again (order-limit.ts), withdrawals where
 * they are recorded, for the same reason (withdrawals.ts), and wishes for stock where they are written down. `mayChange`:
 * no flood comes from this address.
 */
export function limitShopper(
  shopper: Shopper,
  guard: Guard,
  onRefusal: OnRefusal,
  mayChange: () => Promise<boolean>,
): Shopper {
  const tell = tellRefusal(onRefusal);
  const change = async <T>(work: () => Promise<Result<T>>) => ((await mayChange()) ? work() : fail(FLOODED));
  return {
    ...shopper,
    changeCart(wanted) {
      const send = () => shopper.changeCart(wanted);
      return tell(wanted.type === "apply-coupon" ? guard("coupon", send) : change(send));
    },
    updateCheckout: (draft) => tell(change(() => shopper.updateCheckout(draft))),
    placeOrder: (...checkout) => tell(shopper.placeOrder(...checkout)),
    startPayment: (...checkout) => tell(shopper.startPayment(...checkout)),
    askForStock: (request) => tell(shopper.askForStock(request)),
    declareWithdrawal: (...declared) => tell(shopper.declareWithdrawal(...declared)),
    writeReview: (draft) => tell(guard("review", () => shopper.writeReview(draft))),
  };
}
