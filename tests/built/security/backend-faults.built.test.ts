import { expect, test } from "vitest";
import { ALL_ROUTES } from "../../fixtures/route-paths";
import { BACKEND_FAULTS, expectGraceful, isAlike, isSlow, type BackendFault } from "../../built-shop/backend-faults";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct } from "../../fixtures/demo-products";
import { expectInTime, withLatencyProbe, type LatencyProbe } from "../../built-shop/latency-probe";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";
import { isPersonalPath } from "../../../app/config/route-policies";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
/** The way of a shopper: it is served, or a 503. */
const WALKED =
  /^\/($|magazin|produkt\/|produkt-kategoriya$|blog($|\/kak)|za-nas|sravnenie|kupon|cart$|checkout$|my-account($|\?|\/lost))/;
const ELSEWHERE = [200, 301, 302, 303, 400, 403, 404, 405, 422, 503];

/** A session that keeps expiring is the shopper's fault, not the shop's: 422 (app/strings/bg/errors/failures.ts). */
function statusesOf(kind: BackendFault, path: string, hasCart: boolean): number[] {
  if (!WALKED.test(path) || (path === "/checkout" && !hasCart)) return ELSEWHERE;
  return kind === "expired-session" ? [200, 422, 503] : [200, 503];
}

/** Public pages are read from the replica (catalog-offline.built.test.ts), so they are tried with one kind only. */
function routesOf(kind: BackendFault): string[] {
  if (isAlike(kind)) return ["/cart", "/healthz"];
  const all = [...ALL_ROUTES, "/my-account?action=register"];
  return kind === "timeout" ? all : all.filter((path) => isPersonalPath(path.split("?")[0]!) || path === "/healthz");
}

const AT_ONCE = 6;

let shop: BuiltShop;
let visitor: Visitor;

// Without the page cache, or a fault wouldn't reach the pages; page-cache.built.test.ts tests caching.
shareBuiltShop((built) => void ({ shop, visitor } = built), "none");

test.each(BACKEND_FAULTS)(
  "backend fault %s: every route that reads the backend responds in Bulgarian, in time, with its status, and the cart is kept",
  async (kind) => {
    await visitor.add(SIMPLE.id, 2);
    await shop.setFault({ kind });
    const left = routesOf(kind);
    const work = async (pulse: LatencyProbe) => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const asked = path;
        // One session's queries run one after the other, so with a slow fault only the cart is this visitor's.
        const who = isSlow(kind) && path !== "/cart" ? shop.visit() : visitor;
        await expectInTime(pulse, asked, async () =>
          expectGraceful(asked, await who.open(asked), statusesOf(kind, asked, who === visitor)),
        );
      }
    };
    const atOnce = isSlow(kind) ? AT_ONCE * 3 : AT_ONCE;
    await withLatencyProbe(shop, (pulse) => Promise.all(Array.from({ length: atOnce }, () => work(pulse))));
    await shop.setFault({ kind: null });
    expect(await (await visitor.open("/cart")).text()).toContain(SIMPLE.name);
    expect(visitor.cookie).toContain("cart_items=2");
  },
);
