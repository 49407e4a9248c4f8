import type { Cart, CartLine } from "../../app/domain/cart/cart";
import { inTime, LATE } from "../platform/timeout";
import type { Absorption, Closed, MoveCalls, Moving } from "./session-rpc";
import type { Kept, SessionStore } from "./session-store";

/** Answers to requests from before a move are still under way for so long. */
const FOLLOWED_MS = 60_000;
/** Another session's turn may take as long as its backend does; ours doesn't wait for it for ever. */
const PATIENCE_MS = 8000;
const ABSORBED_MAX = 100;

/** Two sessions of one browser become one: each side of it, in that session's own turn (docs/decisions/0035). */
export class SessionMerge {
  readonly #store: SessionStore;
  readonly #open: (id: string) => MoveCalls;

  /** `open`: another session. */
  constructor(store: SessionStore, open: (id: string) => MoveCalls) {
    this.#store = store;
    this.#open = open;
  }

  /** Why a cookie with this key opens nothing here; null: it does. */
  async findClosed(key: string, now: number): Promise<Closed | null> {
    if (await this.#store.read("isEnded")) return { closed: "ended" };
    const moved = await this.#store.read("moved");
    if (moved) return { closed: "moved", to: now - moved.at < FOLLOWED_MS ? moved.into : null };
    return ((await this.#store.read("key")) ?? "") === key ? null : { closed: "unknown" };
  }

  /** What is certain for ever, and so needs no turn: two sessions never wait for each other. */
  async findRefusal(): Promise<"gone" | "stays" | null> {
    if ((await this.#store.read("isEnded")) || (await this.#store.read("key"))) return "gone";
    return (await this.#store.read("staysPut")) ? "stays" : null;
  }

  /**
   * Gives up what is here to another session; asked again by the same one, the same answer. `gone`: sessions that it has
   * absorbed, so that what was on its way to one of them is its own.
   */
  async moveTo(into: string, gone: string[], now: number): Promise<Moving> {
    const refusal = await this.findRefusal();
    if (refusal) return { kind: refusal };
    const moved = await this.#store.read("moved");
    if (moved && moved.into !== into && !gone.includes(moved.into)) return { kind: "gone" };
    if (!moved && (await this.#store.hasHistory())) {
      await this.#store.write("staysPut", true);
      return { kind: "stays" };
    }
    await this.#store.extendLife(now);
    await this.#store.write("moved", { into, at: now });
    const [cart, joining, typed, absorbed = []] = await Promise.all([
      this.#store.read("cart"),
      this.#store.read("joining"),
      this.#store.read("typed"),
      this.#store.read("absorbed"),
    ]);
    return { kind: "moved", cart: unite(cart, joining), typed, absorbed };
  }

  /** Takes over what another session of this browser holds, once. */
  async absorb(own: string, other: string): Promise<Absorption> {
    const absorbed = (await this.#store.read("absorbed")) ?? [];
    if (absorbed.includes(other)) return "absorbed";
    const given = await inTime(this.#open(other).moveTo(own, absorbed), PATIENCE_MS);
    if (given === LATE) return "later";
    if (given.kind !== "moved") return given.kind;
    const [cart, joining, typed] = await Promise.all([
      this.#store.read("cart"),
      this.#store.read("joining"),
      this.#store.read("typed"),
    ]);
    const taken: Partial<Kept> = { absorbed: [...absorbed, ...given.absorbed, other].slice(-ABSORBED_MAX) };
    if (given.cart && !given.cart.isEmpty) taken.joining = addUp(cart, joining, given.cart);
    if (!typed && given.typed) taken.typed = given.typed;
    await this.#store.writeAll(taken);
    return "absorbed";
  }
}

/** A cart with what still waits to come into it. */
function unite(cart: Cart | undefined, joining: Cart | undefined): Cart | undefined {
  if (!cart || !joining) return cart ?? joining;
  const quantityOf = ({ key, quantity }: CartLine) => Math.max(quantity, findLine(joining, key)?.quantity ?? 0);
  const lines = cart.lines.map((line) => ({ ...line, quantity: quantityOf(line) }));
  const more = joining.lines.filter(({ key }) => !findLine(cart, key));
  const codes = joining.coupons.filter(({ code }) => !cart.coupons.some((one) => one.code === code));
  return { ...cart, isEmpty: false, lines: [...lines, ...more], coupons: [...cart.coupons, ...codes] };
}

/** What must be in the cart in the end: as `joining` is settled, only what is missing of it is added. */
function addUp(cart: Cart | undefined, joining: Cart | undefined, given: Cart): Cart {
  const own = unite(cart, joining);
  const wanted = given.lines.map((line) => ({
    ...line,
    quantity: line.quantity + (own ? (findLine(own, line.key)?.quantity ?? 0) : 0),
  }));
  return unite({ ...given, lines: wanted }, joining)!;
}

function findLine(cart: Cart, key: string): CartLine | undefined {
  return cart.lines.find((line) => line.key === key);
}
