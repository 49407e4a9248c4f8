import { expect, test } from "vitest";
import { DRAFT, ORDER, PLACED, setUpCheckout } from "../../tests/doubles/shopper/checkout-session";

test("only an allow-list is sent, with both addresses complete", async () => {
  const { place, sent, first } = await setUpCheckout(() => PLACED);
  await place(0, { ...DRAFT, isPaid: true, fees: [{ amount: -5 }], transactionId: "x" } as typeof DRAFT);
  const input = sent()[0]!.variables.input as Record<string, unknown>;
  expect(Object.keys(input).toSorted()).toEqual(
    ["billing", "customerNote", "metaData", "paymentMethod", "shipToDifferentAddress", "shipping"].toSorted(),
  );
  expect(input.shipping).toMatchObject({ firstName: "Мария", city: "София" });
  expect(input.metaData).toEqual([{ key: "_checkout_id", value: first.checkoutId }]);
});

test("invoice and courier office are sent as metadata with listed keys only", async () => {
  const { place, sent, first, store } = await setUpCheckout(() => PLACED);
  const invoice = { company: "Ф", number: "206184534", vat: "", person: "М", address: "С", isPaid: "1" };
  const office = { courier: "Speedy", office: "Младост 1", _transaction_id: "x" };
  await place(0, { ...DRAFT, invoice, office });
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

test("a password creates an account with the order and is stored nowhere", async () => {
  const { place, sent, first, store } = await setUpCheckout(() => PLACED);
  await place(0, DRAFT, { password: "tayna parola" });
  const input = sent()[0]!.variables.input as Record<string, unknown>;
  expect(input.account).toEqual({ username: "m@example.bg", password: "tayna parola" });
  const written = [
    await store.read("draft"),
    await store.read("typed"),
    await store.readOrder(1201),
    await store.readPlaced(first.checkoutId),
    await store.readPending(first.checkoutId),
  ];
  expect(JSON.stringify(written)).not.toContain("tayna");
  expect(await store.readOrder(1201)).toMatchObject({ hasNewAccount: true, isInAccount: false });
});

test("an order linked to the account created with it is known as that account's", async () => {
  const owned = { ...ORDER, customer: { databaseId: null } };
  const { place, store } = await setUpCheckout(() => ({
    data: { checkout: { result: "success", redirect: "https://wp.test/ok", order: owned } },
  }));
  await place(0, DRAFT, { password: "tayna parola" });
  expect(await store.readOrder(1201)).toMatchObject({ hasNewAccount: true, isInAccount: true });
});

test("after an order the address is kept, but neither the note nor the typed form", async () => {
  const { place, store } = await setUpCheckout(() => PLACED);
  await store.write("typed", { "billing.city": "София" });
  await place(0, { ...DRAFT, customerNote: "Позвънете" });
  expect(await store.read("typed")).toBeUndefined();
  expect(await store.read("draft")).toMatchObject({ customerNote: "", billing: { city: "София" } });
});

test("an order to be paid at a gateway has its URL and description", async () => {
  const unpaid = { ...ORDER, status: "PENDING", needsPayment: true, paymentMethod: "bank" };
  const { place, store } = await setUpCheckout(() => ({
    data: { checkout: { result: "success", redirect: "https://pay.test/1", order: unpaid } },
  }));
  await store.write("gateways", [{ id: "bank", title: "Банка", description: "IBAN BG1" }]);
  const placed = await place(0, { ...DRAFT, paymentMethod: "bank" });
  expect(placed).toMatchObject({ value: { redirect: "https://pay.test/1" } });
  expect(await store.readOrder(1201)).toMatchObject({ payUrl: "https://pay.test/1", instructions: "IBAN BG1" });
});

test.each([
  "javascript:alert(1)",
  "//evil.test",
  "/\\evil.test",
  "data:text/html,x",
  "http://pay.test/1",
  "https://",
  "",
])("a gateway's address that isn't https is not followed: %s", async (redirect) => {
  const unpaid = { ...ORDER, status: "PENDING", needsPayment: true };
  const { place } = await setUpCheckout(() => ({ data: { checkout: { result: "success", redirect, order: unpaid } } }));
  expect(await place(0)).toMatchObject({ value: { redirect: null } });
});

test("a paid order is placed without an account if the email already has one", async () => {
  const taken = { error: "An account is already registered with m@example.bg. Please log in." };
  const { place, sent, store } = await setUpCheckout(({ variables }) =>
    "account" in (variables.input as object) ? taken : PLACED,
  );
  const payment = { transactionId: "pi_1", amount: 1000, currency: "BGN" };
  const placed = await place(0, DRAFT, { payment, password: "tayna parola", wantsAccount: true });
  expect(placed).toMatchObject({ ok: true });
  const inputs = sent().map(({ variables }) => variables.input as Record<string, unknown>);
  expect(inputs.map((input) => "account" in input)).toEqual([true, false]);
  expect(inputs.every((input) => input.transactionId === "pi_1" && input.isPaid === true)).toBe(true);
  expect(await store.readOrder(1201)).toMatchObject({ hasNewAccount: false, missedAccount: "taken" });
});
