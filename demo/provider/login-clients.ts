import { inventKey } from "../accounts/hash-password.ts";
import { DEMO_ORIGIN } from "../http/origin.ts";

/** The page of a fake Google. */
export const AUTHORIZE_PATH = "/demo-provider/authorize";

/** The shop's redirect URI. */
export const RETURN_PATH = "/oauth/login/google";

const CLIENT_ID = "demo.apps.example";

/** As recorded: Google, then the password. */
export function listLoginClients(shopOrigin: string) {
  return [
    { name: "Google", provider: "GOOGLE", isEnabled: true, authorizationUrl: writeAuthorizationUrl(shopOrigin) },
    { name: "Парола", provider: "PASSWORD", isEnabled: true, authorizationUrl: null },
  ];
}

function writeAuthorizationUrl(shopOrigin: string): string {
  const parameters = new URLSearchParams({
    scope: "openid email profile",
    redirect_uri: `${shopOrigin || DEMO_ORIGIN}${RETURN_PATH}`,
    prompt: "select_account",
    state: inventKey(),
    response_type: "code",
    client_id: CLIENT_ID,
  });
  return `${DEMO_ORIGIN}${AUTHORIZE_PATH}?${parameters}`;
}
