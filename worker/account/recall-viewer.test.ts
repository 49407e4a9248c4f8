import { expect, test } from "vitest";
import { requireValue } from "../../tests/fixtures/require-value";
import { openDemoSession } from "../../tests/doubles/backend/demo-session";
import { openRecordedShop, PASSWORD } from "../../demo/testing/recorded-accounts";

const DAY_MS = 86_400_000;

/** A customer who comes again after 31 days: of him nothing is left but that he is signed in. */
async function comeBack() {
  const session = openDemoSession(openRecordedShop());
  requireValue(await session.account.signIn({ username: "ivan", password: PASSWORD }));
  await session.store.clear(31 * DAY_MS);
  session.queries.length = 0;
  return session;
}

test("who comes back after a month is still signed in, and is asked for by name once", async () => {
  const { account, queries } = await comeBack();
  expect(await account.readViewer()).toMatchObject({ username: "ivan", firstName: "Иван" });
  await account.readViewer();
  expect(queries).toEqual(["getViewer"]);
});

test("a backend that doesn't answer then signs nobody out; only his name is missing", async () => {
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

test("a guest is nobody, and nothing is asked for it", async () => {
  const { account, queries } = openDemoSession(openRecordedShop());
  expect(await account.readViewer()).toBeNull();
  expect(queries).toEqual([]);
});
