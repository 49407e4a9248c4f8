import { findCustomerByLogin, insertCustomer, isEmailTaken, isUsernameTaken } from "../database/customers.ts";
import { UserError } from "../http/user-error.ts";
import { isEmail } from "../session/is-email.ts";
import { mergeAddress, type AddressInput } from "../session/shopper-data.ts";
import { formatSofiaTime } from "../database/sofia-time.ts";
import type { Customer } from "./customer.ts";
import { hashPassword, inventKey } from "./hash-password.ts";

export interface CustomerInput {
  email?: string | null;
  username?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  displayName?: string | null;
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
}

/** What WordPress allows in a user name: no Cyrillic. */
const USERNAME = /^[A-Za-z0-9 _.@-]+$/;

/** Registers a customer, or refuses with the recorded messages in their order. Any password is accepted, as in WooCommerce. */
export async function makeCustomer(db: D1Database, input: CustomerInput): Promise<Customer> {
  const email = (input.email ?? "").trim();
  const { password, username = "" } = input;
  if (!email) throw new UserError("Please provide a valid email address.");
  if (!isEmail(email)) throw new UserError("The email address you are trying to use is invalid");
  if (await isEmailTaken(db, email)) throw new UserError(describeTakenEmail(email));
  if (username) await checkUsername(db, username);
  if (!password) {
    throw new UserError("A password was not provided and WooCommerce does not automatically generate one for you.");
  }
  const name = username || (await inventUsername(db, email));
  const firstName = input.firstName ?? "";
  const lastName = input.lastName ?? "";
  const customer = await insertCustomer(db, {
    username: name,
    email,
    firstName,
    lastName,
    displayName: input.displayName || `${firstName} ${lastName}`.trim() || name,
    registered: formatSofiaTime(Date.now()),
    billing: mergeAddress({}, input.billing),
    shipping: mergeAddress({}, input.shipping),
    passwordHash: await hashPassword(password),
    userSecret: inventKey(),
  });
  if (!customer) throw new UserError(describeTakenEmail(email));
  return customer;
}

function describeTakenEmail(email: string): string {
  return `Вече има регистриран профил с ${email}. Влезте с този профил, или използвайте друг адрес на е-поща.`;
}

async function checkUsername(db: D1Database, username: string): Promise<void> {
  if (!USERNAME.test(username)) throw new UserError("Please provide a valid account username.");
  if (await isUsernameTaken(db, username)) {
    throw new UserError("Вече има регистриран профил с това потребителско име. Изберете друг.");
  }
}

/** "ivan@other.test" -> "ivan", or "ivan-6844" where there is one. */
async function inventUsername(db: D1Database, email: string): Promise<string> {
  const name = (email.split("@")[0] ?? "").toLowerCase().replace(/[^a-z0-9 _.-]/g, "") || "klient";
  let candidate = name;
  while (await findCustomerByLogin(db, candidate)) candidate = `${name}-${inventDigits()}`;
  return candidate;
}

function inventDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return String(1000 + (random % 9000));
}
