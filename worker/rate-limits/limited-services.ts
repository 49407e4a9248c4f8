import { fail, type Result } from "../../app/domain/values/result";
import type { Guard } from "./abuse-guard";
import { FLOODED } from "./flood-limits";
import type { Account } from "../../app/services/account";
import type { Viewer } from "../../app/domain/account/account";
import { plainAccountName } from "./account-name";
import { data } from "react-router";
import type { Catalog } from "../../app/services/catalog";
import type { Shopper } from "../../app/services/shopper";

/** Told how many seconds somebody has to wait who was refused. */
type OnRefusal = (seconds: number) => void;

/** Tells of every refusal for being tried too often, and lets the answer through. */
function reportRefusal(onRefusal: OnRefusal) {
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
  const tell = reportRefusal(onRefusal);
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
    requestStockNotice: (request) => tell(shopper.requestStockNotice(request)),
    declareWithdrawal: (...declared) => tell(shopper.declareWithdrawal(...declared)),
    writeReview: (draft) => tell(guard("review", () => shopper.writeReview(draft))),
  };
}

interface AccountLimits {
  guard: Guard;
  onRefusal: OnRefusal;
  /** Told whose account this browser has shown to be its own: by a password, a provider, or the key of a mail. */
  onProof: (viewer: Partial<Viewer>, typed?: string) => Promise<void>;
}

/** An account whose password and mails can't be tried for ever, and that strangers lock nobody out of (docs/decisions/0037). */
export function limitAccount(account: Account, { guard, onRefusal, onProof }: AccountLimits): Account {
  const tell = reportRefusal(onRefusal);
  return {
    ...account,
    async signIn(credentials) {
      const username = plainAccountName(credentials.username);
      const entered = await tell(guard("sign-in", () => account.signIn({ ...credentials, username }), username));
      if (entered.ok) await onProof(entered.value.viewer, username);
      return entered;
    },
    startProviderSignIn: (...wanted) => tell(account.startProviderSignIn(...wanted)),
    async finishProviderSignIn(answer) {
      const finished = await account.finishProviderSignIn(answer);
      if (finished.kind === "signed-in") await onProof(finished.viewer);
      return finished;
    },
    async register(registration) {
      const entered = await tell(guard("register", () => account.register(registration)));
      if (entered.ok) await onProof(entered.value.viewer, registration.email);
      return entered;
    },
    requestPasswordReset(typed) {
      const username = plainAccountName(typed);
      return tell(guard("password-reset", () => account.requestPasswordReset(username), username));
    },
    // By the address alone: whoever has the key of a mail gets in, whatever strangers do to the account.
    async setNewPassword(reset) {
      const login = plainAccountName(reset.login);
      const set = await tell(guard("reset-key", () => account.setNewPassword({ ...reset, login })));
      if (set.ok) await onProof({}, login);
      return set;
    },
    // The old one is guessed by whoever has this session, and by nobody else.
    changePassword: (change) => tell(guard("old-password", () => account.changePassword(change))),
  };
}

/**
 * The catalogue behind a form: what isn't there is kept nowhere, and asked of the backend each time a form names it.
 * `mayAsk`: no flood comes from this address.
 */
export function limitCatalog(catalog: Catalog, mayAsk: () => Promise<boolean>): Catalog {
  return {
    ...catalog,
    async findProduct(slug) {
      if (!(await mayAsk())) throw data(FLOODED, { status: 429 });
      return catalog.findProduct(slug);
    },
  };
}
