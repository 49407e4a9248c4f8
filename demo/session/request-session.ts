import { UserError } from "../http/user-error.ts";
import { openToken, signToken } from "./token.ts";
import { startShopperData, type ShopperData } from "./shopper-data.ts";

export interface SessionOptions {
  db: D1Database;
  /** The `woocommerce-session` header. */
  header: string | null;
  secret: string | undefined;
  lifetimeSeconds: number;
  /** The text to refuse the token with, whatever it says: a fault that tests ask for. */
  forcedRefusal?: string | null;
}

/** The session of one HTTP request. Nothing is stored before the first change. */
export class RequestSession {
  readonly id: string;
  readonly #options: SessionOptions;
  readonly #refusal: string | null;
  #needsToken: boolean;
  #data: ShopperData | null = null;

  private constructor(id: string, options: SessionOptions, refusal: string | null, needsToken: boolean) {
    this.id = id;
    this.#options = options;
    this.#refusal = refusal;
    this.#needsToken = needsToken;
  }

  static async open(options: SessionOptions): Promise<RequestSession> {
    const { header, secret, forcedRefusal } = options;
    const opened = header === null ? null : await openToken(header, secret);
    const refusal = forcedRefusal ?? (opened && "refusal" in opened ? opened.refusal : null);
    if (refusal === null && opened && "customerId" in opened)
      return new RequestSession(opened.customerId, options, null, false);
    return new RequestSession(inventGuestId(), options, refusal, true);
  }

  /** Throws when the token was refused: what needs no session is answered all the same. */
  async read(): Promise<ShopperData> {
    if (this.#refusal !== null) throw new UserError(this.#refusal);
    this.#data ??= await this.#load();
    return this.#data;
  }

  /** A change, after which the answer carries a new token of the same session. */
  async write(data: ShopperData): Promise<void> {
    await this.prepareWrite(data).run();
    this.#needsToken = true;
  }

  /** The same as a statement for a batch, without a new token: a checkout sends none. */
  prepareWrite(data: ShopperData): D1PreparedStatement {
    this.#data = data;
    return this.#options.db
      .prepare("INSERT OR REPLACE INTO shopper_session (id, data, expires_at) VALUES (?1, ?2, ?3)")
      .bind(this.id, JSON.stringify(data), Date.now() + this.#options.lifetimeSeconds * 1000);
  }

  /** For the response header; null where the shopper's token stays as it is. */
  async issueToken(): Promise<string | null> {
    if (!this.#needsToken) return null;
    return signToken(this.id, this.#options.secret, this.#options.lifetimeSeconds);
  }

  async #load(): Promise<ShopperData> {
    const json = await this.#options.db
      .prepare("SELECT data FROM shopper_session WHERE id = ?1 AND expires_at > ?2")
      .bind(this.id, Date.now())
      .first<string>("data");
    return json === null ? startShopperData() : (JSON.parse(json) as ShopperData);
  }
}

function inventGuestId(): string {
  return `t_${crypto.randomUUID().replaceAll("-", "").slice(0, 30)}`;
}
