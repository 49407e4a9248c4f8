import {
  GetLoginClientsDocument,
  LoginDocument,
  LoginWithProviderDocument,
  LogoutDocument,
  RefreshTokenDocument,
  RegisterCustomerDocument,
  type LoginAnswerFragment,
} from "../../../graphql/generated/documents";
import type { LoginClient, Viewer } from "../../../app/domain/account/account";
import { readPart, readSessionPart, type SessionResponse } from "../responses";
import type { GraphqlResponse, BackendClient } from "../client";
import { toViewer } from "../checkout/customer";
import { plainText } from "../html";
import { toWebUrl } from "../image";
import { text } from "../fields";
import { fail, type Result } from "../../../app/domain/values/result";

/**
 * The result of a login or a registration. Its tokens never leave the Worker; the session token comes from the response
 * header.
 */
export interface SignIn {
  authToken: string;
  /** null: the sign-in can't be renewed. */
  refreshToken: string | null;
  viewer: Viewer | null;
}

/** Signs in by user name or email. The guest's session token is sent along, so that the guest's cart isn't lost. */
export async function sendLogin(
  client: BackendClient,
  credentials: { username: string; password: string },
  token: string | null,
): Promise<SessionResponse<SignIn>> {
  const response = await client.mutate(LoginDocument, credentials, token);
  return readSignIn(response, response.data?.login, response.data?.login?.user);
}

/** Signs in with the code and state of a login provider's redirect; `provider` as LoginClient names it. */
export async function sendProviderLogin(
  client: BackendClient,
  { provider, code, state }: { provider: string; code: string; state: string | null },
  token: string | null,
): Promise<SessionResponse<SignIn>> {
  const variables = { provider: provider as never, code, state };
  const response = await client.mutate(LoginWithProviderDocument, variables, token);
  return readSignIn(response, response.data?.login, response.data?.login?.user);
}

/** Creates an account and signs in. */
export async function sendRegistration(
  client: BackendClient,
  account: { email: string; password: string; username: string; firstName: string; lastName: string },
  token: string | null,
): Promise<SessionResponse<SignIn>> {
  const given = Object.entries(account).filter(([, value]) => value !== "");
  const response = await client.mutate(RegisterCustomerDocument, Object.fromEntries(given) as typeof account, token);
  return readSignIn(response, response.data?.registerCustomer, response.data?.registerCustomer?.viewer);
}

/**
 * A new auth token. Sent without the old one, with which the backend refuses (recorded). "auth-expired" only if the backend
 * itself rejects the refresh token: a transient fault never signs anybody out.
 */
export async function sendRefresh(client: BackendClient, refreshToken: string): Promise<Result<string>> {
  const response = await client.repeat(RefreshTokenDocument, { refreshToken });
  if (response.data?.refreshToken?.success === false) return fail({ kind: "auth-expired" });
  return readPart(
    response,
    (data) => text(data.refreshToken?.authToken) || null,
    (token) => token,
  );
}

/** Signs out at the backend. The auth token stays valid for up to 300 s, so the caller must delete it. */
export async function sendLogout(client: BackendClient, token: string | null): Promise<void> {
  await client.mutate(LogoutDocument, {}, token);
}

/** The enabled login providers, where WordPress has Headless Login. */
export async function listLoginClients(client: BackendClient): Promise<Result<LoginClient[]>> {
  const response = await client.query(GetLoginClientsDocument, {});
  return readPart(
    response,
    (data) => data.loginClients,
    (nodes) =>
      nodes.flatMap((node) => {
        const provider = text(node?.provider);
        if (!node || !provider) return [];
        const authorizationUrl = withoutState(toWebUrl(node.authorizationUrl));
        return { name: plainText(node.name), provider, isEnabled: node.isEnabled === true, authorizationUrl };
      }),
  );
}

/** WordPress returns another `state` each time; the shop sets its own. */
function withoutState(address: string | null): string | null {
  if (address === null) return null;
  const url = new URL(address);
  url.searchParams.delete("state");
  return url.href;
}

function readSignIn(
  response: GraphqlResponse<unknown>,
  tokens: Pick<LoginAnswerFragment, "authToken" | "refreshToken"> | null | undefined,
  viewer: LoginAnswerFragment["user"] | undefined,
): SessionResponse<SignIn> {
  return readSessionPart(
    response,
    () => text(tokens?.authToken) || null,
    (authToken) => ({ authToken, refreshToken: text(tokens?.refreshToken) || null, viewer: toViewer(viewer) }),
  );
}
