import type { Customer } from "../../accounts/customer.ts";
import { logIn, type LoginInput } from "../../accounts/log-in.ts";
import { makeCustomer, type CustomerInput } from "../../accounts/make-customer.ts";
import type { DemoContext } from "../../context.ts";
import { ImitatedFault } from "../../http/user-error.ts";
import { writeWelcomeMail } from "../../mail/account-emails.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { listLoginClients } from "../../provider/login-clients.ts";
import { showCustomer } from "./customer-object.ts";
import { showUser } from "./user-object.ts";

interface RegisterInput extends CustomerInput {
  authenticate?: boolean | null;
}

export const loginQueries = {
  loginClients: (_args: unknown, { shopOrigin }: DemoContext) => listLoginClients(shopOrigin),
  viewer: (_args: unknown, { visitor }: DemoContext) => visitor.customer && showUser(visitor.customer),
};

export const loginMutations = { login, logout, refreshToken, registerCustomer };

async function login({ input }: { input: LoginInput }, context: DemoContext) {
  const customer = await logIn(input, context);
  return enter(customer, context);
}

/** Revokes neither the auth token nor the refresh token (recorded). */
function logout(_args: unknown, { visitor }: DemoContext) {
  return { success: visitor.customer ? true : null };
}

async function refreshToken({ input }: { input: { refreshToken: string } }, { visitor }: DemoContext) {
  const customer = await visitor.openRefreshToken(input.refreshToken);
  if (!customer) return { success: false };
  const auth = await visitor.signAuthToken(customer);
  return { success: true, authToken: auth.token, authTokenExpiration: auth.expiration };
}

async function registerCustomer({ input }: { input: RegisterInput }, context: DemoContext) {
  const { db, visitor } = context;
  const customer = await makeCustomer(db, input);
  await sendMail(db, writeWelcomeMail(customer, context));
  if (input.authenticate && !visitor.customer) {
    const { user, ...entered } = await enter(customer, context);
    return { ...entered, viewer: user };
  }
  // Recorded: the customer is created, but no data of it is returned, and selecting the viewer is an error.
  const fallOver = () => {
    visitor.httpStatus = 400;
    throw new ImitatedFault("WPGraphQL falls over a viewer who isn't signed in");
  };
  return { customer: {}, viewer: { id: fallOver, databaseId: fallOver } };
}

/** Takes the guest's cart along; from here on the request is the customer's. */
async function enter(customer: Customer, { session, visitor }: DemoContext) {
  await session.belongTo(customer);
  visitor.customer = customer;
  const auth = await visitor.signAuthToken(customer);
  const refresh = await visitor.signRefreshToken(customer);
  return {
    authToken: auth.token,
    authTokenExpiration: auth.expiration,
    refreshToken: refresh.token,
    refreshTokenExpiration: refresh.expiration,
    sessionToken: await session.issueToken(),
    user: showUser(customer),
    customer: showCustomer(customer),
  };
}
