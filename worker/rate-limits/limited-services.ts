import { fail, type Result } from "../../app/domain/values/result";
import type { Guard } from "./abuse-guard";
import { FLOODED } from "./flood-limits";
import type { Account } from "../../app/services/account";
import type { Viewer } from "../../app/domain/account/account";
import { plainAccountName } from "./account-name";
import type { Catalog } from "../../app/services/catalog";
import type { Shopper } from "../../app/services/shopper";

/** A guard that calls `onRefusal` with the number of seconds that a refused visitor has to wait. */
export function reportRefusals(guard: Guard, onRefusal: (seconds: number) => void): Guard {
  return async (...attempt) => {
    const result = await guard(...attempt);
    if (!result.ok && result.failure.kind === "too-many") onRefusal(result.failure.seconds);
    return result;
  };
}

/**
 * A shopper whose guesses and changes are limited before the backend is called. Orders are limited in
 * shopper/order-limit.ts, which recognizes repeated ones; `onOrderRefusal` is called with the seconds to wait.
 * `mayChange`: whether this address is below the flood limit.
 */
export function limitShopper(
  shopper: Shopper,
  guard: Guard,
  onOrderRefusal: (seconds: number) => void,
  mayChange: () => Promise<boolean>,
): Shopper {
  const limitChange = async <T>(work: () => Promise<Result<T>>) => ((await mayChange()) ? work() : fail(FLOODED));
  return {
    ...shopper,
    changeCart(change) {
      const send = () => shopper.changeCart(change);
      if (change.type !== "apply-coupon") return limitChange(send);
      return guard("coupon", change.email ? () => guard("coupon-email", send, change.code) : send);
    },
    updateCheckout: (draft) => limitChange(() => shopper.updateCheckout(draft)),
    findTransferUrl: (browser, product) => limitChange(() => shopper.findTransferUrl(browser, product)),
    async placeOrder(form) {
      const outcome = await shopper.placeOrder(form);
      if (outcome.kind === "failed" && outcome.failure.kind === "too-many") onOrderRefusal(outcome.failure.seconds);
      return outcome;
    },
    writeReview: (draft) => guard("review", () => shopper.writeReview(draft)),
  };
}

/** Called with the account that this browser has proved to own: by a password, a provider or an email key. */
type OnProof = (viewer: Partial<Viewer>, typed?: string) => Promise<void>;

/** An account whose passwords and emails are limited, without strangers being able to lock it (docs/decisions/0037). */
export function limitAccount(account: Account, guard: Guard, onProof: OnProof): Account {
  return {
    ...account,
    async signIn(credentials) {
      const username = plainAccountName(credentials.username);
      const entered = await guard("sign-in", () => account.signIn({ ...credentials, username }), username);
      if (entered.ok) await onProof(entered.value.viewer, username);
      return entered;
    },
    async finishProviderSignIn(response) {
      const finished = await account.finishProviderSignIn(response);
      if (finished.kind === "signed-in") await onProof(finished.viewer);
      return finished;
    },
    async register(registration) {
      const entered = await guard("register", () => account.register(registration));
      if (entered.ok) await onProof(entered.value.viewer, registration.email);
      return entered;
    },
    requestPasswordReset(typed) {
      const username = plainAccountName(typed);
      return guard("password-reset", () => account.requestPasswordReset(username), username);
    },
    // Counted only by address, so that strangers' attempts at the account don't keep out the owner of the email's key.
    async setNewPassword(reset) {
      const login = plainAccountName(reset.login);
      const set = await guard("reset-key", () => account.setNewPassword({ ...reset, login }));
      if (set.ok) await onProof({}, login);
      return set;
    },
    // Limited by session, because only a signed-in session can try the old password.
    changePassword: (change) => guard("old-password", () => account.changePassword(change)),
  };
}

/**
 * The catalog behind a form: a product that doesn't exist is never cached, so each lookup reaches the database.
 * `mayFetch`: whether this address is below the flood limit.
 */
export function limitCatalog(catalog: Catalog, mayFetch: () => Promise<boolean>): Catalog {
  return {
    ...catalog,
    findProduct: async (slug) => ((await mayFetch()) ? catalog.findProduct(slug) : fail(FLOODED)),
  };
}
