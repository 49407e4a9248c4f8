import type { Account } from "../../app/services/account";
import type { Viewer } from "../../app/domain/account/account";
import type { Guard } from "./abuse-guard";
import { plainAccountName } from "./account-name";
import { tellRefusal, type OnRefusal } from "./limited-services";

interface AccountLimits {
  guard: Guard;
  onRefusal: OnRefusal;
  /** Told whose account this browser has shown to be its own: by a password, a provider, or the key of a mail. */
  onProof: (viewer: Partial<Viewer>, typed?: string) => Promise<void>;
}

/** An account whose password and mails can't be tried for ever, and that strangers lock nobody out of (docs/decisions/0037). */
export function limitAccount(account: Account, { guard, onRefusal, onProof }: AccountLimits): Account {
  const tell = tellRefusal(onRefusal);
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
