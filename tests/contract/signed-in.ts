import { inject, type TestContext } from "vitest";
import { authorize } from "../../worker/woocommerce/authorized-client";
import { createBackendClient, type BackendClient } from "../../worker/woocommerce/client";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import { sendLogin, sendRegistration, type SignIn } from "../../worker/woocommerce/account/sign-in-queries";
import type { Registration } from "../../app/domain/account/account";
import { demand } from "../doubles/demand";
import type { SessionResponse } from "../../worker/woocommerce/responses";

const guest = createBackendClient({
  name: "shopper",
  url: inject("endpoint"),
  fetch: (input, init) => fetch(input, init),
  onFailure: () => undefined,
});

/** A customer who asks with the shop's own functions, in one session. */
export class SignedIn {
  readonly entered: SignIn;
  readonly #client: BackendClient;
  #token: string | null = null;

  constructor(entered: SignIn) {
    this.entered = entered;
    this.#client = authorize(guest, {
      current: () => Promise.resolve(succeed(entered.auth.token)),
      renew: () => Promise.resolve(fail({ kind: "auth-expired" })),
    });
  }

  async ask<T>(question: (client: BackendClient, token: string | null) => Promise<SessionResponse<T>>) {
    const { token, result } = await question(this.#client, this.#token);
    this.#token = token ?? this.#token;
    return result;
  }

  /** As `ask`, for what must be answered. */
  async need<T>(question: (client: BackendClient, token: string | null) => Promise<SessionResponse<T>>): Promise<T> {
    return demand(await this.ask(question));
  }
}

export async function signIn(username: string, password: string): Promise<Result<SignedIn>> {
  const { result } = await sendLogin(guest, { username, password }, null);
  return result.ok ? succeed(new SignedIn(result.value)) : result;
}

export async function register(registration: Registration & { username: string }): Promise<Result<SignedIn>> {
  const { result } = await sendRegistration(guest, registration, null);
  return result.ok ? succeed(new SignedIn(result.value)) : result;
}

/** Somebody who has files to download; skips where none is named. */
export async function signInReader(context: TestContext): Promise<SignedIn> {
  const [name, password] = inject("isDemo")
    ? ["ivan", "sila-demo-2026"]
    : [process.env.CONTRACT_CUSTOMER, process.env.CONTRACT_CUSTOMER_PASSWORD];
  if (!name || !password) return context.skip("no CONTRACT_CUSTOMER who has downloads");
  return demand(await signIn(name, password));
}
