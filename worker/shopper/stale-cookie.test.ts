import { expect, test } from "vitest";
import { cookieOf, setUpCookies } from "../../tests/doubles/shopper/session-cookies";
import { connectAccount } from "../account/account-client";
import { fail } from "../../app/domain/values/result";
import { readEnvironment } from "../platform/environment";
import { emptySessionContext, openSessionClient } from "../session/session-client";

const PROVIDER = {
  provider: "GOOGLE",
  name: "Google",
  isEnabled: true,
  authorizationUrl: "https://accounts.test/auth",
};

const NOBODYS = fail({ kind: "session-expired" });

/** A browser with the cookie of a customer whose session has been deleted. */
async function returnLate() {
  const shop = setUpCookies();
  shop.state.isSignedIn = true;
  const cookie = cookieOf(await shop.ask("https://shop.test/my-account", { method: "POST" }));
  Object.assign(shop.state, { key: "", isSignedIn: false });
  const post = (path: string) => shop.ask(`https://shop.test${path}`, { method: "POST", headers: { cookie } });
  return { ...shop, cookie, post };
}

test.each(["/my-account", "/my-account/new"])(
  "the cookie of a deleted session doesn't prevent signing in or registering: %s",
  async (path) => {
    const { state, cookie, post } = await returnLate();
    state.isSignedIn = true;
    const entered = await post(path);
    expect(await entered.json()).toMatchObject({ ok: true });
    expect(cookieOf(entered).split(".")[0]).not.toBe(cookie.split(".")[0]);
    expect(entered.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^signed_in=1;/));
  },
);

test("with the cookie of a deleted session the backend's refusal is shown, without a new session", async () => {
  const { post } = await returnLate();
  const refused = await post("/my-account");
  expect(await refused.json()).toMatchObject({ failure: { kind: "refused" } });
  expect(refused.headers.getSetCookie().join()).not.toContain("session");
});

test("a page that calls the session twice at once learns from its cookie that nobody is signed in, as with one call", async () => {
  const { namespace } = await returnLate();
  const sessionContext = { ...emptySessionContext(), id: "over", key: "k".repeat(43) };
  const { call } = openSessionClient(namespace, readEnvironment({}), sessionContext, {
    id: "r",
    address: null,
    language: null,
  });
  const read = () =>
    call(
      (session, caller) => session.readCart(caller),
      () => NOBODYS,
    );
  expect(await Promise.all([read(), read()])).toEqual([NOBODYS, NOBODYS]);
  expect(sessionContext).toMatchObject({ id: null, key: "", isSignedIn: false });
});

test("adding to the cart or a provider sign-in with it creates a new session", async () => {
  const { post, namespace } = await returnLate();
  expect(await (await post("/cart")).json()).toMatchObject({ value: { cart: { itemCount: 2 } } });
  const sessionContext = { ...emptySessionContext(), id: "over", key: "k".repeat(43) };
  const account = connectAccount(
    openSessionClient(namespace, readEnvironment({}), sessionContext, { id: "r", address: null, language: null }),
    {
      client: {} as never,
      environment: {} as never,
      places: {} as never,
      listProviders: async () => [PROVIDER],
      allowForms: () => undefined,
      waitUntil: () => undefined,
      guard: (_, work) => work(),
    },
  );
  const started = await account.startProviderSignIn("GOOGLE", "/cart");
  expect(started).toEqual({ ok: true, value: "https://accounts.test/auth?state=a-state" });
  expect(sessionContext.id).toMatch(/^[\w-]{43}$/);
});
