import { UserError } from "../http/user-error.ts";
import type { Customer } from "../accounts/customer.ts";
import { hideAddresses, joinCarts, showAddresses, startShopperData, type ShopperData } from "./shopper-data.ts";
import { CUSTOMER_SESSION_LIFETIME_SECONDS, openToken, SESSION_LIFETIME_SECONDS, signToken } from "./token.ts";

/** Length of a session id; a customer's is their number. */
const GUEST_PREFIX = "t_";

interface SessionOptions {
  db: D1Database;
  /** The `woocommerce-session` header. */
  header: string | null;
  secret: string | undefined;
  /** null: WooGraphQL's defaults, 48 hours for guests and 7 days for customers. */
  lifetimeSeconds: number | null;
  /** The signed-in customer. */
  customer: Customer | null;
  /** The error to refuse any token with: a fault that tests set. */
  forcedRefusal?: string | null;
}

/** The session of one HTTP request. Nothing is stored before the first change. */
export class RequestSession {
  readonly #options: SessionOptions;
  #id: string;
  #customer: Customer | null;
  #refusal: string | null;
  #needsToken: boolean;
  #data: ShopperData | null = null;

  private constructor(id: string, options: SessionOptions, refusal: string | null, needsToken: boolean) {
    this.#id = id;
    this.#options = options;
    this.#customer = options.customer;
    this.#refusal = refusal;
    this.#needsToken = needsToken;
  }

  static async open(options: SessionOptions): Promise<RequestSession> {
    const { header, secret, forcedRefusal, customer } = options;
    const opened = header === null ? null : await openToken(header, secret);
    const refusal = forcedRefusal ?? (opened && "refusal" in opened ? opened.refusal : null);
    const openedId = refusal === null && opened && "customerId" in opened ? opened.customerId : null;
    if (!customer) return new RequestSession(openedId ?? inventGuestId(), options, refusal, openedId === null);
    const ownId = String(customer.id);
    const session = new RequestSession(ownId, options, refusal, openedId !== ownId);
    if (openedId?.startsWith(GUEST_PREFIX)) await session.#takeOver(openedId);
    return session;
  }

  get id(): string {
    return this.#id;
  }

  /** After a sign-in, which takes the guest's cart along, and after a change of the account. */
  async belongTo(customer: Customer): Promise<void> {
    const guestId = this.#id;
    this.#id = String(customer.id);
    this.#customer = customer;
    this.#data = null;
    this.#refusal = null;
    this.#needsToken = true;
    if (guestId.startsWith(GUEST_PREFIX)) await this.#takeOver(guestId);
  }

  /** Throws when the token was refused: fields without a session are resolved nevertheless. */
  async read(): Promise<ShopperData> {
    if (this.#refusal !== null) throw new UserError(this.#refusal);
    this.#data ??= await this.#load();
    return this.#data;
  }

  /** A change, after which the response has a new token of the same session. */
  async write(data: ShopperData): Promise<void> {
    await this.prepareWrite(data).run();
    this.#needsToken = true;
  }

  /** The same as a statement of a batch, without a new token: a checkout sends none. */
  prepareWrite(data: ShopperData): D1PreparedStatement {
    this.#data = data;
    const stored = this.#customer ? hideAddresses(data, this.#customer) : data;
    return this.#options.db
      .prepare("INSERT OR REPLACE INTO shopper_session (id, data, expires_at) VALUES (?1, ?2, ?3)")
      .bind(this.#id, JSON.stringify(stored), Date.now() + this.#lifetimeSeconds * 1000);
  }

  /** The token for the response header; null: the shopper's token stays as it is. */
  async issueToken(): Promise<string | null> {
    if (!this.#needsToken) return null;
    return signToken(this.#id, this.#options.secret, this.#lifetimeSeconds);
  }

  get #lifetimeSeconds(): number {
    const standard = this.#id.startsWith(GUEST_PREFIX) ? SESSION_LIFETIME_SECONDS : CUSTOMER_SESSION_LIFETIME_SECONDS;
    return this.#options.lifetimeSeconds ?? standard;
  }

  async #load(): Promise<ShopperData> {
    const data = (await this.#find(this.#id)) ?? startShopperData();
    return this.#customer ? showAddresses(data, this.#customer) : data;
  }

  async #find(id: string): Promise<ShopperData | null> {
    const json = await this.#options.db
      .prepare("SELECT data FROM shopper_session WHERE id = ?1 AND expires_at > ?2")
      .bind(id, Date.now())
      .first<string>("data");
    return json === null ? null : (JSON.parse(json) as ShopperData);
  }

  async #takeOver(guestId: string): Promise<void> {
    const guest = await this.#find(guestId);
    if (!guest) return;
    const own = await this.#load();
    await this.#options.db.batch([
      this.prepareWrite(joinCarts(own, guest)),
      this.#options.db.prepare("DELETE FROM shopper_session WHERE id = ?1").bind(guestId),
    ]);
  }
}

function inventGuestId(): string {
  return `${GUEST_PREFIX}${crypto.randomUUID().replaceAll("-", "").slice(0, 30)}`;
}
