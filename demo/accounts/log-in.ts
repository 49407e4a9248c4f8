import type { DemoContext } from "../context.ts";
import { findCustomerByLogin } from "../database/customers.ts";
import { ImitatedFault, UserError } from "../http/user-error.ts";
import { listLoginClients } from "../provider/login-clients.ts";
import { redeemCode } from "../provider/codes.ts";
import type { Customer } from "./customer.ts";
import { inventKey, isPasswordOf } from "./hash-password.ts";
import { makeCustomer } from "./make-customer.ts";

export interface LoginInput {
  provider: string;
  credentials?: { username: string; password: string } | null;
  oauthResponse?: { code: string; state?: string | null } | null;
}

/** Authenticates a customer, or refuses with the recorded message. */
export async function logIn(input: LoginInput, { db, visitor, shopOrigin }: DemoContext): Promise<Customer> {
  if (visitor.customer) throw new UserError("You are already logged in.");
  if (!listLoginClients(shopOrigin).some(({ provider }) => provider === input.provider)) {
    throw new ImitatedFault(`the provider ${input.provider} is off`);
  }
  return input.provider === "PASSWORD" ? logInByPassword(db, input) : logInByProvider(db, input);
}

async function logInByPassword(db: D1Database, { credentials }: LoginInput): Promise<Customer> {
  if (!credentials) throw new UserError("The PASSWORD provider requires the use of the `credentials` input arg.");
  const { username, password } = credentials;
  if (!username || !password) throw new UserError("Missing username or password.");
  const customer = await findCustomerByLogin(db, username);
  if (!customer || !(await isPasswordOf(customer.passwordHash, password))) {
    throw new UserError("The user could not be logged in.");
  }
  return customer;
}

/** Creates an account for an unknown email, with a random password. */
async function logInByProvider(db: D1Database, { provider, oauthResponse }: LoginInput): Promise<Customer> {
  if (!oauthResponse) {
    throw new UserError(`The ${provider.toLowerCase()} provider requires the use of the \`oauthResponse\` input arg.`);
  }
  const profile = await redeemCode(db, oauthResponse.code, oauthResponse.state ?? "");
  if (!profile) throw new ImitatedFault("the provider doesn't know the code");
  const known = await findCustomerByLogin(db, profile.email);
  return known ?? makeCustomer(db, { ...profile, password: inventKey() });
}
