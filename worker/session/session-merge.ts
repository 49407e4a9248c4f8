import type { Cart } from "../../app/domain/cart/cart";
import { combineCarts, findLine } from "./combine-carts";
import { withTimeout, TIMED_OUT } from "../platform/timeout";
import type { AbsorbResult, MoveCalls, MoveResult } from "./session-rpc";
import type { SessionData, SessionStore } from "./session-store";

/** How long to wait for another session, which may be waiting for its backend. */
const MOVE_TIMEOUT_MS = 8000;
const ABSORBED_MAX = 100;

/** Merges two sessions of one browser: each side runs in that session's own queue (docs/decisions/0035). */
export class SessionMerge {
  readonly #store: SessionStore;
  readonly #open: (id: string) => MoveCalls;

  /** `open`: opens another session. */
  constructor(store: SessionStore, open: (id: string) => MoveCalls) {
    this.#store = store;
    this.#open = open;
  }

  /** A refusal that can never change, and so needs no queue: otherwise two sessions could wait for each other. */
  async findRefusal(): Promise<"gone" | "stays" | null> {
    if ((await this.#store.read("isEnded")) || (await this.#store.read("key"))) return "gone";
    return (await this.#store.read("staysPut")) ? "stays" : null;
  }

  /**
   * Hands cart and form over to another session; idempotent for the same one. `gone`: sessions that it has absorbed, so that
   * what was moving to one of them belongs to it, too.
   */
  async moveTo(into: string, gone: string[], now: number): Promise<MoveResult> {
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
    const [cart, cartToMerge, typed, absorbed = []] = await Promise.all([
      this.#store.read("cart"),
      this.#store.read("cartToMerge"),
      this.#store.read("typed"),
      this.#store.read("absorbed"),
    ]);
    return { kind: "moved", cart: combineCarts(cart, cartToMerge), typed, absorbed };
  }

  /** Takes over what another session of this browser holds, once. */
  async absorb(own: string, other: string): Promise<AbsorbResult> {
    const absorbed = (await this.#store.read("absorbed")) ?? [];
    if (absorbed.includes(other)) return "absorbed";
    const given = await withTimeout(this.#open(other).moveTo(own, absorbed), MOVE_TIMEOUT_MS);
    if (given === TIMED_OUT) return "later";
    if (given.kind !== "moved") return given.kind;
    const [cart, cartToMerge, typed] = await Promise.all([
      this.#store.read("cart"),
      this.#store.read("cartToMerge"),
      this.#store.read("typed"),
    ]);
    const taken: Partial<SessionData> = { absorbed: [...absorbed, ...given.absorbed, other].slice(-ABSORBED_MAX) };
    if (given.cart && !given.cart.isEmpty) taken.cartToMerge = addQuantities(cart, cartToMerge, given.cart);
    if (!typed && given.typed) taken.typed = given.typed;
    await this.#store.writeAll(taken);
    return "absorbed";
  }
}

/** The cart that the merge must result in: `cartToMerge` contains total quantities, so that only the difference is added. */
function addQuantities(cart: Cart | undefined, cartToMerge: Cart | undefined, given: Cart): Cart {
  const own = combineCarts(cart, cartToMerge);
  const wanted = given.lines.map((line) => ({
    ...line,
    quantity: line.quantity + (own ? (findLine(own, line.key)?.quantity ?? 0) : 0),
  }));
  return combineCarts({ ...given, lines: wanted }, cartToMerge)!;
}
