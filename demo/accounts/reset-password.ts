import type { DemoContext } from "../context.ts";
import { findCustomerByLogin, updateCustomer } from "../database/customers.ts";
import { issueResetKey, takeResetKey } from "../database/password-resets.ts";
import { UserError } from "../http/user-error.ts";
import { writePasswordMail } from "../mail/account-emails.ts";
import { sendMail } from "../mail/send-mail.ts";
import type { Customer } from "./customer.ts";
import { hashPassword } from "./hash-password.ts";

/** Never reveals whether an account exists. */
export async function mailResetKey(login: string, context: DemoContext): Promise<void> {
  if (!login.trim()) throw new UserError("Enter a username or email address.");
  const { db } = context;
  const customer = await findCustomerByLogin(db, login);
  if (!customer) return;
  await sendMail(db, writePasswordMail(customer, await issueResetKey(db, customer.id), context));
}

export interface ResetInput {
  key?: string | null;
  login?: string | null;
  password?: string | null;
}

export async function resetPassword(db: D1Database, { key, login, password }: ResetInput): Promise<Customer> {
  if (!key) throw new UserError("A password reset key is required.");
  if (!login) throw new UserError("A user login is required.");
  if (!password) throw new UserError("A new password is required.");
  const customer = await findCustomerByLogin(db, login);
  if (!customer || !(await takeResetKey(db, customer.id, key))) throw new UserError("Password reset link is invalid.");
  const changed = { ...customer, ...(await renewPassword(password)) };
  await updateCustomer(db, changed);
  return changed;
}

/** The plugin revokes all sign-ins with the old password. */
export async function renewPassword(password: string) {
  return { passwordHash: await hashPassword(password), userSecret: crypto.randomUUID() };
}
