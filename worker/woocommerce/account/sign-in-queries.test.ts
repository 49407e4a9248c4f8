import { expect, test } from "vitest";
import recordedBadRefresh from "../../../tests/contract/samples/refreshToken-bad.json";
import recordedClients from "../../../tests/contract/samples/loginClients.json";
import recordedLogin from "../../../tests/contract/samples/login-ok.json";
import recordedRefresh from "../../../tests/contract/samples/refreshToken.json";
import recordedRegistration from "../../../tests/contract/samples/registerCustomer-ok.json";
import recordedWrong from "../../../tests/contract/samples/login-wrong-password.json";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import {
  listLoginClients,
  sendLogin,
  sendLogout,
  sendProviderLogin,
  sendRefresh,
  sendRegistration,
} from "./sign-in-queries";

const CREDENTIALS = { username: "ivan", password: "Parola-123!" };
const ACCOUNT = { email: "a@shop.test", password: "p", username: "", firstName: "Нов", lastName: "" };
const LOGIN = recordedLogin.response.body.data;

test("a recorded login yields tokens and sends the guest's session token", async () => {
  const { client, asked } = respondWith({ data: LOGIN, sessionToken: "from the header" });
  const { result, token } = await sendLogin(client, CREDENTIALS, "guest");
  expect(token).toBe("from the header");
  expect(result).toMatchObject({
    ok: true,
    value: {
      authToken: "<token 74>",
      refreshToken: "<token 92>",
      viewer: { name: "Иван Петров" },
    },
  });
  expect(asked).toEqual([{ variables: CREDENTIALS, token: "guest", authToken: null }]);
});

test("the session token in a login's body is never used, because it loses guest carts", async () => {
  const { result, token } = await sendLogin(respondWith({ data: LOGIN }).client, CREDENTIALS, "guest");
  expect(token).toBeNull();
  expect(JSON.stringify(result)).not.toContain(LOGIN.login.sessionToken);
});

test("a wrong password is the backend's recorded refusal", async () => {
  const { data, errors } = recordedWrong.response.body;
  const failure = { kind: "refused" as const, message: errors[0]!.message };
  expect((await sendLogin(respondWith({ data, failure }).client, CREDENTIALS, null)).result).toEqual({
    ok: false,
    failure,
  });
});

test("a login without an auth token is a failure", async () => {
  for (const authToken of [null, "", 42, {}]) {
    const { client } = respondWith({ data: { login: { ...LOGIN.login, authToken } } });
    expect((await sendLogin(client, CREDENTIALS, null)).result).toMatchObject({ failure: { kind: "bad-answer" } });
  }
});

test("a provider's code and state are passed to the backend unchanged", async () => {
  const { client, asked } = respondWith({ data: LOGIN });
  const way = { provider: "GOOGLE", code: "c", state: "s" };
  expect((await sendProviderLogin(client, way, "guest")).result.ok).toBe(true);
  expect(asked[0]!.variables).toEqual(way);
});

test("a recorded registration signs in; empty fields aren't sent", async () => {
  const { client, asked } = respondWith({ data: recordedRegistration.response.body.data });
  expect((await sendRegistration(client, ACCOUNT, "guest")).result).toMatchObject({
    ok: true,
    value: { authToken: "<token 187>" },
  });
  expect(asked[0]!.variables).toEqual({ email: "a@shop.test", password: "p", firstName: "Нов" });
});

test("a refresh is sent without the old auth token, with which the backend refuses it (recorded)", async () => {
  const { client, asked } = respondWith({ data: recordedRefresh.response.body.data });
  expect(await sendRefresh(client, "r")).toEqual({ ok: true, value: "<token 74>" });
  expect(asked).toEqual([{ variables: { refreshToken: "r" }, token: null, authToken: null }]);
});

test("only a refusal by the backend ends a sign-in, never a transient fault", async () => {
  const refused = respondWith({ data: recordedBadRefresh.response.body.data });
  expect(await sendRefresh(refused.client, "abc")).toEqual({ ok: false, failure: { kind: "auth-expired" } });
  for (const kind of ["timeout", "unreachable", "bad-answer"] as const)
    expect(await sendRefresh(respondWith({ failure: { kind } }).client, "r")).toEqual({ ok: false, failure: { kind } });
});

test("a sign-out is sent to the backend in the session", async () => {
  const { client, asked } = respondWith({ data: { logout: { success: true } } });
  await sendLogout(client, "s");
  expect(asked[0]).toMatchObject({ token: "s" });
});

test("recorded login clients: a provider has an authorization URL, the password client has none", async () => {
  const clients = await listLoginClients(respondWith({ data: recordedClients.response.body.data }).client);
  expect(clients).toMatchObject({
    value: [
      { name: "Google", provider: "GOOGLE", isEnabled: true },
      { name: "Парола", provider: "PASSWORD", isEnabled: true, authorizationUrl: null },
    ],
  });
  const evil = { name: "<b>X</b>", provider: "GOOGLE", isEnabled: "yes", authorizationUrl: "javascript:alert(1)" };
  const { client } = respondWith({ data: { loginClients: [null, {}, evil] } });
  expect(await listLoginClients(client)).toMatchObject({
    value: [{ name: "X", isEnabled: false, authorizationUrl: null }],
  });
});
