import { openShopDatabase } from "../platform/shop-database";
import { EMPTY_CART } from "../../../app/domain/cart/cart";
import { fail, succeed, type Result } from "../../../app/domain/values/result";
import type { CartChange } from "../../../app/domain/cart/cart";
import type { Bindings } from "../../../worker/platform/hono-env";
import type { Refused, SessionCaller } from "../../../worker/session/session-rpc";
import { openSession } from "../../../worker/shopper/open-session";
import { AbuseCounters } from "../platform/abuse-counters";
import { makeShopApp } from "../platform/shop-app";

const ADD: CartChange = { type: "add", productId: 1, variationId: null, quantity: 2, attributes: [] };
const NO = fail({ kind: "refused", message: "The user could not be logged in." });
const VIEWER = { id: "x", databaseId: 2, name: "Иван" };

/** One session object, whose `state` signing in changes. */
export function setUpCookies(site: Record<string, unknown> = {}) {
  const opened: string[] = [];
  const state = { key: "", isSignedIn: false, refused: "unknown" as Refused["refused"] };
  const answers: Record<string, unknown> = {
    readCart: succeed({ cart: { ...EMPTY_CART, itemCount: 0 }, restored: false }),
    changeCart: succeed({ cart: { ...EMPTY_CART, itemCount: 2 }, restored: false }),
    placeOrder: { kind: "failed", failure: { kind: "too-many", seconds: 42 }, state: null },
    signIn: succeed({ viewer: VIEWER, losses: [], itemCount: 3 }),
    register: succeed({ viewer: VIEWER, losses: [], itemCount: 3 }),
    startProviderSignIn: "a-state",
  };
  const handle = (name: string) => async (caller: SessionCaller) => {
    if (caller.key !== state.key) return { refused: state.refused };
    const isEntry = name === "signIn" || name === "register";
    if (isEntry && state.isSignedIn) state.key = "k".repeat(43);
    return { ...state, refused: null, value: state.isSignedIn || !isEntry ? answers[name] : NO };
  };
  const calls = [...Object.keys(answers), "signOut"];
  const session = Object.fromEntries(calls.map((name) => [name, handle(name)]));
  const namespace = {
    idFromName: (name: string) => name,
    get: (id: string) => {
      opened.push(id);
      return session;
    },
  };
  const app = makeShopApp({ SITE: site });
  app.use(openSession);
  app.get("/cart", async (c) => c.json(await c.get("shopper")!.readCart()));
  app.post("/cart", async (c) => c.json(await c.get("shopper")!.changeCart(ADD)));
  app.post("/my-account", async (c) => c.json(await c.get("account")!.signIn({ username: "ivan", password: "p" })));
  app.post("/my-account/new", async (c) =>
    c.json(await c.get("account")!.register({ email: "a@b.bg", password: "p", firstName: "", lastName: "" })),
  );
  app.post("/my-account/out", async (c) => c.json((await c.get("account")!.signOut()) ?? null));
  app.post("/my-account/lost-password", async (c) => {
    const account = c.get("account")!;
    await account.setNewPassword({ key: "k", login: "ivan", password: "p" });
    return c.json(await account.signIn({ username: "ivan", password: "p" }));
  });
  const statusOf = ({ ok }: Result<unknown>) => (ok ? 200 : 429);
  app.post("/otkaz-ot-dogovor", async (c) => {
    const withdrawn = { name: "Иван", orderNumber: "1201", email: "ivan@example.bg", goods: "" };
    const declared = await c.get("withdrawals")!.declareWithdrawal(withdrawn, crypto.randomUUID());
    return c.text("", statusOf(declared));
  });
  app.post("/izvestie", async (c) => {
    const request = { productId: 1, variationId: null, slug: "p", name: "P", email: "ivan@example.bg" };
    return c.text("", statusOf(await c.get("stockRequests")!.requestStockNotice(request)));
  });
  app.put("/cart", async (c) => {
    await c.get("shopper")!.changeCart(ADD);
    await c.get("shopper")!.placeOrder({} as never);
    return c.text("", Number(c.req.query("status")) as 200);
  });
  // Personal, but doesn't call the session.
  app.post("/saglasie", (c) => c.text(""));
  app.get("/magazin", (c) => c.text(String(c.get("shopper"))));
  const bindings = {
    SHOPPER_SESSION: namespace as unknown as Bindings["SHOPPER_SESSION"],
    ABUSE_COUNTER: new AbuseCounters().namespace,
    KV: { get: async () => null, put: async () => undefined },
    SHOP_DB: openShopDatabase(),
    BACKEND: { fetch: async () => Response.json({ data: { resetUserPassword: { user: { databaseId: 2 } } } }) },
  };
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const ask = (url: string, init?: RequestInit) => app.request(url, init, bindings, context as never);
  return { opened, ask, state, namespace: bindings.SHOPPER_SESSION };
}

/** The session cookie of a response, as the browser sends it back. */
export function cookieOf(answer: Response): string {
  const set = answer.headers.getSetCookie().find((line) => /session=/.test(line) && !/Max-Age=0/.test(line));
  return set!.split(";")[0]!;
}
