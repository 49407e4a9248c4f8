import { expect, test } from "vitest";
import { requireValue } from "../../tests/fixtures/require-value";
import { openDemoSession } from "../../tests/doubles/backend/demo-session";
import { openRecordedShop, PASSWORD } from "../../demo/testing/recorded-accounts";

const DAY_MS = 86_400_000;

/** A customer who returns after 31 days: only their sign-in is stored. */
async function comeBack() {
  const session = openDemoSession(openRecordedShop());
  requireValue(await session.account.signIn({ username: "ivan", password: PASSWORD }));
  await session.store.clear(31 * DAY_MS);
  session.queries.length = 0;
  return session;
}

test("a customer who returns after a month is still signed in, and their data is fetched once", async () => {
  const { account, queries } = await comeBack();
  expect(await account.readViewer()).toMatchObject({ username: "ivan", firstName: "Иван" });
  await account.readViewer();
  expect(queries).toEqual(["getViewer"]);
});

test("while the backend is down they stay signed in without a name", async () => {
  const { account, shop } = await comeBack();
  await shop.setUp("fault", { kind: "500" });
  expect(await account.readViewer()).toMatchObject({ id: "", firstName: "" });
  expect(await account.changePassword({ password: PASSWORD, newPassword: "Nova-parola-2" })).toEqual({
    ok: false,
    failure: { kind: "unreachable" },
  });
  await shop.setUp("fault", { kind: null });
  expect(await account.readViewer()).toMatchObject({ firstName: "Иван" });
});

test("a guest has no viewer, and nothing is fetched", async () => {
  const { account, queries } = openDemoSession(openRecordedShop());
  expect(await account.readViewer()).toBeNull();
  expect(queries).toEqual([]);
});
