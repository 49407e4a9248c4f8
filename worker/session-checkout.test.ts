import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "../app/shop/address";
import {
  cartOf,
  makeStore,
  scriptBackend,
  type Question,
  type ScriptedAnswer,
} from "../tests/doubles/scripted-backend";
import { SessionCart } from "./session-cart";
import { SessionCheckout } from "./session-checkout";

const ADDRESS = {
  ...EMPTY_ADDRESS,
  firstName: "Мария",
  email: "m@example.bg",
  country: "BG",
  state: "BG-22",
  city: "София",
  postcode: "1000",
};
const DRAFT = {
  billing: ADDRESS,
  shipping: EMPTY_ADDRESS,
  shipToDifferentAddress: false,
  paymentMethod: "cod",
  customerNote: "",
};
const ORDER = {
  databaseId: 1201,
  orderNumber: "1201",
  orderKey: "wc_order_x",
  status: "PROCESSING",
  needsPayment: false,
  total: "10",
};
const PLACED: ScriptedAnswer = {
  data: { checkout: { result: "success", redirect: "https://wp.test/ok", order: ORDER } },
};

async function setUp(answerCheckout: (question: Question, times: number) => ScriptedAnswer | Promise<ScriptedAnswer>) {
  let times = 0;
  const state = { inCart: [7] };
  const { client, questions } = scriptBackend((question) => {
    if (question.name === "checkout") return answerCheckout(question, (times += 1));
    if (question.name === "getCart")
      return { data: { cart: cartOf(...state.inCart), customer: null, paymentGateways: null }, token: "t" };
    if (question.name === "getAllowedCountries") return { data: { allowedCountries: ["GR", "BG"] } };
    if (question.name === "getStates") return { data: { countryStates: [{ code: "BG-22", name: "София-град" }] } };
    return { data: { updateCustomer: { customer: null } } };
  });
  const store = makeStore();
  const checkout = new SessionCheckout(client, store, new SessionCart(client, store));
  const read = await checkout.read();
  if (!read.ok) throw new Error("no checkout");
  const sent = () => questions.filter((question) => question.name === "checkout");
  return { checkout, state, sent, questions, store, first: read.value };
}

test("a checkout starts in Bulgaria with the regions of Bulgaria (law-and-practice)", async () => {
  const { first } = await setUp(() => PLACED);
  expect(first.draft.billing.country).toBe("BG");
  expect(first.regions.BG).toEqual([{ code: "BG-22", name: "София-град" }]);
});

test("a form sent twice buys once (issue: bad input)", async () => {
  const { checkout, sent, first } = await setUp(() => PLACED);
  const once = await checkout.place(first.checkoutId, DRAFT, 0);
  const twice = await checkout.place(first.checkoutId, DRAFT, 1);
  expect(once).toEqual({ ok: true, value: { databaseId: 1201, orderKey: "wc_order_x", redirect: null } });
  expect(twice).toEqual(once);
  expect(sent()).toHaveLength(1);
});

test("a checkout id that this session never gave out places nothing", async () => {
  const { checkout, sent } = await setUp(() => PLACED);
  expect(await checkout.place("made-up", DRAFT, 0)).toEqual({
    ok: false,
    failure: { kind: "invalid", field: "checkoutId" },
  });
  expect(sent()).toHaveLength(0);
});

test("only an allow-list is sent, with both addresses whole (design §5)", async () => {
  const { checkout, sent, first } = await setUp(() => PLACED);
  await checkout.place(
    first.checkoutId,
    { ...DRAFT, isPaid: true, fees: [{ amount: -5 }], transactionId: "x" } as typeof DRAFT,
    0,
  );
  const input = sent()[0]!.variables.input as Record<string, unknown>;
  expect(Object.keys(input).toSorted()).toEqual(
    ["billing", "customerNote", "metaData", "paymentMethod", "shipToDifferentAddress", "shipping"].toSorted(),
  );
  expect(input.shipping).toMatchObject({ firstName: "Мария", city: "София" });
  expect(input.metaData).toEqual([{ key: "_checkout_id", value: first.checkoutId }]);
});

test("an invoice and an office go as metadata, under listed keys alone (quality 19)", async () => {
  const { checkout, sent, first, store } = await setUp(() => PLACED);
  const invoice = { company: "Ф", number: "206184534", vat: "", person: "М", address: "С", isPaid: "1" };
  const office = { courier: "Speedy", office: "Младост 1", _transaction_id: "x" };
  await checkout.place(first.checkoutId, { ...DRAFT, invoice, office }, 0);
  const input = sent()[0]!.variables.input as { metaData: { key: string; value: string }[] };
  expect(input.metaData).toEqual([
    { key: "_checkout_id", value: first.checkoutId },
    { key: "invoice_company", value: "Ф" },
    { key: "invoice_eik", value: "206184534" },
    { key: "invoice_mol", value: "М" },
    { key: "invoice_address", value: "С" },
    { key: "courier", value: "Speedy" },
    { key: "courier_office", value: "Младост 1" },
  ]);
  expect(await store.readOrder(1201)).toMatchObject({
    invoice: { number: "206184534" },
    office: { courier: "Speedy" },
  });
});

test("a password makes an account with the order, and is written down nowhere (design §5)", async () => {
  const { checkout, sent, first, store } = await setUp(() => PLACED);
  await checkout.place(first.checkoutId, DRAFT, 0, "tayna parola");
  const input = sent()[0]!.variables.input as Record<string, unknown>;
  expect(input.account).toEqual({ username: "m@example.bg", password: "tayna parola" });
  const written = [
    await store.read("draft"),
    await store.read("typed"),
    await store.readOrder(1201),
    await store.readPlaced(first.checkoutId),
  ];
  expect(JSON.stringify(written)).not.toContain("tayna");
  expect((await store.readOrder(1201))?.hasNewAccount).toBe(true);
});

test("an order leaves the address for the next one, but neither its note nor what was typed (design §5)", async () => {
  const { checkout, first, store } = await setUp(() => PLACED);
  await store.write("typed", { "billing.city": "София" });
  await checkout.place(first.checkoutId, { ...DRAFT, customerNote: "Позвънете" }, 0);
  expect(await store.read("typed")).toBeUndefined();
  expect(await store.read("draft")).toMatchObject({ customerNote: "", billing: { city: "София" } });
});

test("an order that a gateway wants to be paid for says where, and what the gateway says of itself (issue 5)", async () => {
  const unpaid = { ...ORDER, status: "PENDING", needsPayment: true, paymentMethod: "bank" };
  const { checkout, first, store } = await setUp(() => ({
    data: { checkout: { result: "success", redirect: "https://pay.test/1", order: unpaid } },
  }));
  await store.write("gateways", [{ id: "bank", title: "Банка", description: "IBAN BG1" }]);
  const placed = await checkout.place(first.checkoutId, { ...DRAFT, paymentMethod: "bank" }, 0);
  expect(placed).toMatchObject({ value: { redirect: "https://pay.test/1" } });
  expect(await store.readOrder(1201)).toMatchObject({ payAddress: "https://pay.test/1", instructions: "IBAN BG1" });
});

test("the address goes to the backend without the e-mail (backend notes, Dangers 2)", async () => {
  const { checkout, questions } = await setUp(() => PLACED);
  await checkout.update(DRAFT);
  const sent = questions.find((question) => question.name === "updateCustomer")!;
  expect(JSON.stringify(sent.variables)).not.toContain("m@example.bg");
});

test("an order that was refused may be corrected and sent again", async () => {
  const { checkout, sent, first } = await setUp((_, times) =>
    times === 1 ? { data: { checkout: null }, error: "Invalid payment method." } : PLACED,
  );
  expect(await checkout.place(first.checkoutId, DRAFT, 0)).toMatchObject({ failure: { kind: "refused" } });
  expect(await checkout.place(first.checkoutId, DRAFT, 1)).toMatchObject({ ok: true });
  expect(sent()).toHaveLength(2);
});

test("success without a readable order is never told as a refusal (backend notes, Errors)", async () => {
  const broken: ScriptedAnswer = {
    data: { checkout: { result: "success", redirect: "x", order: null } },
    error: "Internal server error",
  };
  const { checkout, first } = await setUp(() => broken);
  expect(await checkout.place(first.checkoutId, DRAFT, 0)).toEqual({ ok: false, failure: { kind: "bad-answer" } });
});

test("after a time-out the order is not sent again while the backend may still be placing it (design §5)", async () => {
  const { checkout, sent, first, store, state } = await setUp(() => PLACED);
  await store.writePending(first.checkoutId, { sentAt: 0, timedOut: true });
  expect(await checkout.place(first.checkoutId, DRAFT, 30_000)).toEqual({ ok: false, failure: { kind: "timeout" } });
  expect(sent()).toHaveLength(0);
  state.inCart = [];
  expect(await checkout.place(first.checkoutId, DRAFT, 31_000)).toMatchObject({ ok: true });
});

test("an order is found by its key alone in the session that placed it (design §5)", async () => {
  const { checkout, first, store } = await setUp(() => PLACED);
  await checkout.place(first.checkoutId, DRAFT, 0);
  expect((await store.readOrder(1201))?.orderKey).toBe("wc_order_x");
  expect(await store.readOrder(1202)).toBeUndefined();
});

test("a session that ended during the order puts the cart back and lets the shopper look again", async () => {
  const { checkout, sent, first } = await setUp(() => ({ error: "invalid_token: Expired token", token: "new" }));
  expect(await checkout.place(first.checkoutId, DRAFT, 0)).toEqual({ ok: false, failure: { kind: "session-expired" } });
  expect(sent()).toHaveLength(1);
});
