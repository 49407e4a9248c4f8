import { expect, test } from "vitest";
import { IVAN, signIn } from "../../built-shop/account-forms";
import { BACKEND_FAULTS, expectGraceful, isAlike } from "../../built-shop/backend-faults";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct, findProducts } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const GOODS = findProducts(
  110,
  (product) => product.type === "SIMPLE" && (product.stock ?? 99) > 3 && !product.soldIndividually,
);
const STOCKED = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 60);

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));

interface LoggedIn {
  authToken: string;
}

interface Line {
  key: string;
  address: string;
  quantity: number;
}

async function readLines(who: Visitor): Promise<Line[]> {
  const html = await (await who.open("/cart")).text();
  return html
    .split('class="cart-line"')
    .slice(1)
    .map((part) => ({
      key: /name="key" value="(\w+)"/.exec(part)![1]!,
      address: /href="(\/produkt\/[^"]+)"/.exec(part)![1]!,
      quantity: Number(/name="quantity"[^>]*value="(\d+)"/.exec(part)?.[1]),
    }));
}

// A response that drips ends as a timeout, too. backend-faults.built.test.ts opens the cart with each fault.
test.each(BACKEND_FAULTS.filter((kind) => !kind.startsWith("drip")))(
  "backend fault %s: a shopper's changes fail with a message, and cookie and lines are as before",
  async (kind) => {
    await visitor.add(GOODS[0]!.id, 2);
    await visitor.add(GOODS[1]!.id);
    const before = await readLines(visitor);
    const { cookie } = visitor;
    await shop.setFault({ kind });
    // A silent backend is waited for 15 s, so only one change is tried with it.
    const tries: Record<string, string>[] = [
      { intent: "apply-coupon", code: "FIT10" },
      ...(isAlike(kind) || kind === "timeout"
        ? []
        : [
            { intent: "add", productId: String(GOODS[2]!.id) },
            { intent: "shipping", rateId: "flat_rate:2" },
          ]),
    ];
    const asked = tries.map((form) => visitor.submit("/cart", form));
    // Each body is read at once: after seconds it can no longer be read.
    const check = async (coming: Promise<Response>) => {
      const answer = await coming;
      await expectGraceful(answer.url, answer, [200, 422, 503]);
    };
    await Promise.all(asked.map(check));
    await shop.setFault({ kind: null });
    // Where the response was corrupted, not the request, the backend made the change.
    expect(await readLines(visitor)).toEqual(expect.arrayContaining(before));
    expect(visitor.cookie.split("; ")[0]).toBe(cookie.split("; ")[0]);
    expect(visitor.cookie).toMatch(/cart_items=[34]/);
  },
);

test("fifty simultaneous adds and changes of one session are all applied", async () => {
  await visitor.add(STOCKED.id);
  const [line] = await readLines(visitor);
  const adds = GOODS.slice(0, 20).map(({ id }) => visitor.add(id));
  const more = Array.from({ length: 20 }, () => visitor.add(STOCKED.id));
  const quantities = Array.from({ length: 10 }, () =>
    visitor.submit("/cart", { intent: "update", key: line!.key, quantity: "1" }),
  );
  const answers = await Promise.all([...adds, ...more, ...quantities]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  await visitor.submit("/cart", { intent: "update", key: line!.key, quantity: "7" });
  const lines = await readLines(visitor);
  expect(lines.find(({ key }) => key === line!.key)?.quantity).toBe(7);
  expect(lines).toHaveLength(new Set([STOCKED.id, ...GOODS.slice(0, 20).map(({ id }) => id)]).size);
  const others = lines.filter(({ key }) => key !== line!.key);
  expect(others.map(({ quantity }) => quantity)).toEqual(others.map(() => 1));
});

/** At the backend in one request: in the shop each of a hundred takes longer than the last. */
async function fillCustomersCart(productIds: number[]): Promise<void> {
  const send = async (query: string, headers = {}) =>
    (await (await shop.queryBackend(JSON.stringify({ query }), headers)).json()) as { data: { login: LoggedIn } };
  const given = `provider: PASSWORD, credentials: { username: "${IVAN.username}", password: "${IVAN.password}" }`;
  const { data } = await send(`mutation { login(input: { ${given} }) { authToken } }`);
  const adds = productIds.map(
    (id) => `a${id}: addToCart(input: { productId: ${id}, quantity: 1 }) { cart { isEmpty } }`,
  );
  await send(`mutation { ${adds.join(" ")} }`, { authorization: `Bearer ${data.login.authToken}` });
}

test("a hundred lines fit, another is refused with a message, more of an existing one isn't", async () => {
  await fillCustomersCart(GOODS.slice(0, 99).map(({ id }) => id));
  await signIn(visitor);
  expect((await visitor.add(GOODS[99]!.id)).status).toBe(303);
  const refused = await visitor.add(GOODS[100]!.id);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("В количката има място за 100 различни продукта");
  expect((await visitor.add(GOODS[0]!.id)).status).toBe(303);
  expect(await readLines(visitor)).toHaveLength(100);
  expect(visitor.cookie).toContain("cart_items=101");
});

test("too large quantities and sold-out products are reported at their line and block the checkout", async () => {
  await visitor.add(STOCKED.id, 2);
  const [line] = await readLines(visitor);
  await shop.setStock(STOCKED.id, 3);
  const held = await visitor.submit("/cart", { intent: "update", key: line!.key, quantity: "9" });
  expect(held.status).toBe(422);
  expect(await held.text()).toContain("Има само 3 броя. Намалихме количеството дотолкова.");
  expect((await readLines(visitor))[0]!.quantity).toBe(3);
  await shop.setStock(STOCKED.id, 0);
  expect(await (await visitor.open("/cart")).text()).toContain("Изчерпан е. Махнете го, за да поръчате останалото.");
  expect((await visitor.open("/checkout")).headers.get("location")).toBe("/cart");
  await shop.setStock(STOCKED.id, 99);
  expect((await visitor.open("/checkout")).status).toBe(200);
});

test("a restored cart names the lost products, once", async () => {
  await visitor.add(STOCKED.id, 2);
  await visitor.add(GOODS[3]!.id, 2);
  await shop.setStock(GOODS[3]!.id, 0);
  await shop.setFault({ kind: "expired-session", count: 1 });
  const html = await (await visitor.open("/cart")).text();
  expect(html).toContain("Количката Ви е възстановена след прекъсване, но не изцяло:");
  expect(html).toContain("вече не може да се поръча");
  await shop.setStock(GOODS[3]!.id, 50);
  expect(await (await visitor.open("/cart")).text()).not.toContain("възстановена");
});
