import { beforeAll, expect, test } from "vitest";
import {
  AddToCartDocument,
  EmptyCartDocument,
  GetCartDocument,
  GetDownloadsDocument,
  GetOrdersDocument,
  GetViewerDocument,
  LoginDocument,
  RefreshTokenDocument,
  RegisterCustomerDocument,
  ResetUserPasswordDocument,
  SendPasswordResetEmailDocument,
  UpdateCustomerDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { findSimples } from "./fixtures/discover";

// A new account for every run: a guest can create one, but only privileged users can delete it.
const RUN = Date.now().toString(36);
const ACCOUNT = { email: `contract-${RUN}@example.com`, username: `contract-${RUN}`, password: `Parola-${RUN}-Silna` };

let isRegistered = false;
let refusal = "";

beforeAll(async () => {
  const { data, errors } = await new Visitor().ask(RegisterCustomerDocument, { ...ACCOUNT, firstName: "Проба" });
  isRegistered = Boolean(data?.registerCustomer?.viewer);
  refusal = `no account could be made: ${errors[0] ?? "registration is closed"}`;
});

async function signIn(visitor = new Visitor()) {
  const { username, password } = ACCOUNT;
  const { login } = await visitor.need(LoginDocument, { username, password });
  visitor.authToken = login!.authToken;
  return { visitor, login: login! };
}

test("registering returns tokens and the viewer; the same email again is refused", async (context) => {
  if (!isRegistered) return context.skip(refusal);
  const again = await new Visitor().ask(RegisterCustomerDocument, { ...ACCOUNT, username: `other-${RUN}` });
  expect(again.errors.length).toBeGreaterThan(0);
  expect(again.data?.registerCustomer ?? null).toBeNull();
});

test("an invalid email is refused, and no account is created", async () => {
  const { errors, data } = await new Visitor().ask(RegisterCustomerDocument, { ...ACCOUNT, email: "ne-e-imeyl" });
  expect(errors.length).toBeGreaterThan(0);
  expect(data?.registerCustomer ?? null).toBeNull();
});

test("signing in works by user name and by email, and returns the user", async (context) => {
  if (!isRegistered) return context.skip(refusal);
  const { visitor, login } = await signIn();
  expect(login.refreshToken).toBeTruthy();
  expect(login.user?.email).toBe(ACCOUNT.email);
  expect((await visitor.need(GetViewerDocument, {})).viewer?.username).toBe(ACCOUNT.username);
  const byEmail = await new Visitor().ask(LoginDocument, { username: ACCOUNT.email, password: ACCOUNT.password });
  expect(byEmail.data?.login?.user?.databaseId).toBe(login.user?.databaseId);
});

test.each([
  ["a wrong password", { username: ACCOUNT.username, password: "greshna-parola" }],
  ["an unknown user", { username: `nyama-${RUN}`, password: "greshna-parola" }],
])("%s gives the same refusal", async (_, credentials) => {
  const { errors, data } = await new Visitor().ask(LoginDocument, credentials);
  expect(errors).toEqual(["The user could not be logged in."]);
  expect(data?.login ?? null).toBeNull();
});

test("a login takes the guest's cart along", async (context) => {
  if (!isRegistered) return context.skip(refusal);
  const guest = new Visitor();
  const [card] = await findSimples(1);
  await guest.need(AddToCartDocument, { input: { productId: card!.databaseId, quantity: 2 } });
  const { visitor } = await signIn(guest);
  const { cart, customer } = await visitor.need(GetCartDocument, {});
  expect(customer?.email).toBe(ACCOUNT.email);
  expect(cart?.contents?.itemCount).toBe(2);
  await visitor.ask(EmptyCartDocument, { input: { clearPersistentCart: true } });
});

test("an auth token is renewed by a refresh token, not by an invalid one", async (context) => {
  if (!isRegistered) return context.skip(refusal);
  const { login } = await signIn();
  const renewed = await new Visitor().need(RefreshTokenDocument, { refreshToken: login.refreshToken! });
  expect(renewed.refreshToken).toMatchObject({ success: true });
  const visitor = new Visitor();
  visitor.authToken = renewed.refreshToken!.authToken;
  expect((await visitor.need(GetViewerDocument, {})).viewer?.username).toBe(ACCOUNT.username);
  const bad = await new Visitor().ask(RefreshTokenDocument, { refreshToken: "ne.e.token" });
  expect(bad.data?.refreshToken?.success ?? false).toBe(false);
});

test("an invalid auth token is HTTP 403, with a guest's data", async () => {
  const visitor = new Visitor();
  visitor.authToken = "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl";
  const { status, data } = await visitor.ask(GetViewerDocument, {});
  expect(status).toBe(403);
  expect(data?.viewer ?? null).toBeNull();
});

test("a customer has the registered names and address; a new one has no orders and no downloads", async (context) => {
  if (!isRegistered) return context.skip(refusal);
  const { visitor } = await signIn();
  const billing = { firstName: "Проба", city: "Русе", country: "BG" as never, overwrite: true };
  await visitor.need(UpdateCustomerDocument, { input: { firstName: "Нова", billing } });
  const { customer } = await visitor.need(GetCartDocument, {});
  expect(customer).toMatchObject({ firstName: "Нова", billing: { city: "Русе", country: "BG" } });
  expect((await visitor.need(GetOrdersDocument, {})).customer?.orders?.nodes).toEqual([]);
  expect((await visitor.need(GetDownloadsDocument, {})).customer?.downloadableItems?.nodes ?? []).toEqual([]);
});

test("a reset email gets the same response for known and unknown, and an invented key is refused", async () => {
  for (const username of [ACCOUNT.email, `nyama-${RUN}@example.com`]) {
    const { sendPasswordResetEmail } = await new Visitor().need(SendPasswordResetEmailDocument, { username });
    expect(sendPasswordResetEmail?.success).toBe(true);
  }
  const made = { key: "izmislen", login: ACCOUNT.username, password: "Nova-Parola-1" };
  expect((await new Visitor().ask(ResetUserPasswordDocument, made)).errors).toEqual([
    "Password reset link is invalid.",
  ]);
});
