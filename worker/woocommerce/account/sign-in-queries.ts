import {
  GetLoginClientsDocument,
  LoginDocument,
  LoginWithProviderDocument,
  LogoutDocument,
  RefreshTokenDocument,
  RegisterCustomerDocument,
  type LoginAnswerFragment,
} from "../../../graphql/generated/documents";
import type { Customer, LoginClient, Viewer } from "../../../app/domain/account/account";
import { inSession, readPart, type SessionAnswer } from "../answers";
import type { Answer, BackendClient } from "../client";
import { toCustomer, toViewer } from "../checkout/customer";
import { plainText } from "../html";
import { toWebAddress } from "../image";
import { text } from "../fields";
import { fail, type Result } from "../../../app/domain/values/result";

/** A token of the backend; it never leaves the Worker. */
export interface AuthToken {
  token: string;
  /** Milliseconds since 1970; null: the backend doesn't say, and then 300 s are to be reckoned. */
  expiresAt: number | null;
}

/** What a login or a registration brings. The session's token comes beside it, from the response header. */
export interface SignIn {
  auth: AuthToken;
  /** null: the sign-in can't be renewed. */
  refresh: AuthToken | null;
  customer: Customer | null;
  viewer: Viewer | null;
}

/** Signs in by user name or e-mail. The guest's session goes along, so that its cart is kept. */
export async function sendLogin(
  client: BackendClient,
  credentials: { username: string; password: string },
  token: string | null,
): Promise<SessionAnswer<SignIn>> {
  const answer = await client.mutate(LoginDocument, credentials, token);
  return inSession(answer, readLogin(answer));
}

/** Signs in with what a login provider gave on the way back; `provider` as LoginClient names it. */
export async function sendProviderLogin(
  client: BackendClient,
  { provider, code, state }: { provider: string; code: string; state: string | null },
  token: string | null,
): Promise<SessionAnswer<SignIn>> {
  const variables = { provider: provider as never, code, state };
  const answer = await client.mutate(LoginWithProviderDocument, variables, token);
  return inSession(answer, readLogin(answer));
}

/** Makes an account and signs in. */
export async function sendRegistration(
  client: BackendClient,
  account: { email: string; password: string; username: string; firstName: string; lastName: string },
  token: string | null,
): Promise<SessionAnswer<SignIn>> {
  const given = Object.entries(account).filter(([, value]) => value !== "");
  const answer = await client.mutate(RegisterCustomerDocument, Object.fromEntries(given) as typeof account, token);
  const result = readPart(
    answer,
    (data) => (data.registerCustomer?.authToken ? data.registerCustomer : null),
    (given) => ({
      auth: { token: text(given.authToken), expiresAt: null },
      refresh: toToken(given.refreshToken, null),
      customer: toCustomer(given.customer),
      viewer: toViewer(given.viewer),
    }),
  );
  return inSession(answer, result);
}

/**
 * A new auth token. Sent without the old one, with which the backend refuses (recorded). "auth-expired" only when the
 * backend itself says no: a passing fault never logs anybody out.
 */
export async function sendRefresh(client: BackendClient, refreshToken: string): Promise<Result<AuthToken>> {
  const answer = await client.repeat(RefreshTokenDocument, { refreshToken });
  if (answer.data?.refreshToken?.success === false) return fail({ kind: "auth-expired" });
  return readPart(
    answer,
    (data) => toToken(data.refreshToken?.authToken, data.refreshToken?.authTokenExpiration),
    (auth) => auth,
  );
}

/** Tells the backend of a sign-out. Its auth token stays good for up to 300 s: forget it. */
export async function sendLogout(client: BackendClient, token: string | null): Promise<SessionAnswer<boolean>> {
  const answer = await client.mutate(LogoutDocument, {}, token);
  return inSession(
    answer,
    readPart(
      answer,
      (data) => data.logout,
      ({ success }) => success === true,
    ),
  );
}

/** Ways to sign in that are switched on, where the shop has Headless Login. */
export async function listLoginClients(client: BackendClient): Promise<Result<LoginClient[]>> {
  const answer = await client.query(GetLoginClientsDocument, {});
  return readPart(
    answer,
    (data) => data.loginClients,
    (nodes) =>
      nodes.flatMap((node) => {
        const provider = text(node?.provider);
        if (!node || !provider) return [];
        const authorizationUrl = toWebAddress(node.authorizationUrl);
        return { name: plainText(node.name), provider, isEnabled: node.isEnabled === true, authorizationUrl };
      }),
  );
}

function readLogin(answer: Answer<{ login: LoginAnswerFragment | null }>): Result<SignIn> {
  return readPart(
    answer,
    (data) => (toToken(data.login?.authToken, null) ? data.login : null),
    (login) => ({
      auth: toToken(login.authToken, login.authTokenExpiration)!,
      refresh: toToken(login.refreshToken, login.refreshTokenExpiration),
      customer: toCustomer(login.customer),
      viewer: toViewer(login.user),
    }),
  );
}

// The backend tells seconds, as a text.
function toToken(token: unknown, seconds: unknown): AuthToken | null {
  const expiresAt = /^\d{9,11}$/.test(text(seconds)) ? Number(seconds) * 1000 : null;
  return text(token) ? { token: text(token), expiresAt } : null;
}
