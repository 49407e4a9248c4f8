import type { Account } from "../app/context-account";
import type { Guard } from "./abuse-guard";
import { plainAccountName } from "./account-name";
import { tellRefusal, type OnRefusal } from "./limit-shopper";

/** An account whose password and mails can't be tried for ever (quality.md 21). */
export function limitAccount(account: Account, guard: Guard, onRefusal: OnRefusal): Account {
  const tell = tellRefusal(onRefusal);
  return {
    ...account,
    signIn(credentials) {
      const username = plainAccountName(credentials.username);
      return tell(guard("sign-in", () => account.signIn({ ...credentials, username }), username));
    },
    startProviderSignIn: (...wanted) => tell(account.startProviderSignIn(...wanted)),
    register: (registration) => tell(guard("register", () => account.register(registration))),
    requestPasswordReset(typed) {
      const username = plainAccountName(typed);
      return tell(guard("password-reset", () => account.requestPasswordReset(username), username));
    },
    // A key is as good as a password, and so is the old one.
    setNewPassword(reset) {
      const login = plainAccountName(reset.login);
      return tell(guard("sign-in", () => account.setNewPassword({ ...reset, login }), login));
    },
    async changePassword(change) {
      const viewer = await account.readViewer();
      return tell(guard("sign-in", () => account.changePassword(change), viewer?.username));
    },
  };
}
