import { expect, test } from "vitest";
import { openDemoSession } from "../../tests/doubles/backend/demo-session";
import { openRecordedShop, PASSWORD } from "../../demo/testing/recorded-accounts";

const IVAN = { username: "ivan", password: PASSWORD };
const REVIEW = {
  productId: 154,
  rating: 4,
  content: "Разтваря се добре.",
  author: "Друг",
  authorEmail: "drug@example.bg",
};

test("a customer's review carries their own name, whatever the form contains", async () => {
  const session = openDemoSession(openRecordedShop());
  await session.account.signIn(IVAN);
  const written = await session.account.writeReview(REVIEW);
  expect(written).toMatchObject({ ok: true, value: { rating: 4, author: "Иван Петров" } });
});

test("a guest's review isn't sent by the session", async () => {
  const session = openDemoSession(openRecordedShop());
  expect(await session.account.writeReview(REVIEW)).toBeNull();
  expect(session.queries).toEqual([]);
});
