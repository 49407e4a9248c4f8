import { findCustomer } from "../database/customers.ts";
import {
  AUTH_LIFETIME_SECONDS,
  openUserToken,
  REFRESH_LIFETIME_SECONDS,
  signUserToken,
  type SignedToken,
} from "./auth-token.ts";
import type { Customer } from "./customer.ts";

interface VisitorOptions {
  db: D1Database;
  /** The `authorization` header. */
  header: string | null;
  secret: string | undefined;
  authLifetimeSeconds?: number | null;
  refreshLifetimeSeconds?: number | null;
  /** Treats every auth token as expired: a fault that tests set. */
  isRefused?: boolean;
}

/** The customer or guest of a request. An invalid auth token makes the visitor a guest and sets an HTTP status. */
export class Visitor {
  customer: Customer | null = null;
  /** The status that an invalid token gives the response; null: no change. */
  httpStatus: number | null = null;
  readonly #options: VisitorOptions;

  private constructor(options: VisitorOptions) {
    this.#options = options;
  }

  static async open(options: VisitorOptions): Promise<Visitor> {
    const visitor = new Visitor(options);
    const token = /^Bearer (.+)$/.exec(options.header ?? "")?.[1];
    if (token === undefined) return visitor;
    const user = options.isRefused ? null : await openUserToken(token, options.secret);
    // Recorded: 401 for a refresh token in place of an auth token, 403 for anything else.
    if (user?.user_secret === undefined && user) visitor.customer = await findCustomer(options.db, user.id);
    if (!visitor.customer) visitor.httpStatus = user?.user_secret === undefined ? 403 : 401;
    return visitor;
  }

  async signAuthToken({ id }: Customer): Promise<SignedToken> {
    const { secret, authLifetimeSeconds } = this.#options;
    return signUserToken({ id }, secret, authLifetimeSeconds ?? AUTH_LIFETIME_SECONDS);
  }

  async signRefreshToken({ id, userSecret }: Customer): Promise<SignedToken> {
    const { secret, refreshLifetimeSeconds } = this.#options;
    const user = { id, user_secret: userSecret };
    return signUserToken(user, secret, refreshLifetimeSeconds ?? REFRESH_LIFETIME_SECONDS);
  }

  /** null: the token is refused; unless it is empty, that also sets the response's status. */
  async openRefreshToken(token: string): Promise<Customer | null> {
    const user = await openUserToken(token, this.#options.secret);
    const customer = user?.user_secret === undefined ? null : await findCustomer(this.#options.db, user.id);
    if (customer && customer.userSecret === user?.user_secret) return customer;
    if (token) this.httpStatus = user && user.user_secret === undefined ? 401 : 403;
    return null;
  }
}
