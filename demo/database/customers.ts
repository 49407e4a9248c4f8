import { toLoginKey, type Customer, type CustomerDocument } from "../accounts/customer.ts";

interface CustomerRow {
  id: number;
  password_hash: string;
  user_secret: string;
  document: string;
}

type NewCustomer = Omit<Customer, "id">;

export async function findCustomer(db: D1Database, id: number): Promise<Customer | null> {
  return toCustomer(await db.prepare("SELECT * FROM customer WHERE id = ?1").bind(id).first<CustomerRow>());
}

/** By user name or email, as people sign in. */
export async function findCustomerByLogin(db: D1Database, login: string): Promise<Customer | null> {
  const statement = db.prepare("SELECT * FROM customer WHERE username_key = ?1 OR email_key = ?1 LIMIT 1");
  return toCustomer(await statement.bind(toLoginKey(login)).first<CustomerRow>());
}

export async function isEmailTaken(db: D1Database, email: string): Promise<boolean> {
  const statement = db.prepare("SELECT id FROM customer WHERE email_key = ?1");
  return (await statement.bind(toLoginKey(email)).first()) !== null;
}

export async function isUsernameTaken(db: D1Database, username: string): Promise<boolean> {
  const statement = db.prepare("SELECT id FROM customer WHERE username_key = ?1");
  return (await statement.bind(toLoginKey(username)).first()) !== null;
}

/** null: another request took the name or the email first. */
export async function insertCustomer(db: D1Database, customer: NewCustomer): Promise<Customer | null> {
  const id = await db
    .prepare(
      `INSERT OR IGNORE INTO customer (username_key, email_key, password_hash, user_secret, document)
      VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id`,
    )
    .bind(
      toLoginKey(customer.username),
      toLoginKey(customer.email),
      customer.passwordHash,
      customer.userSecret,
      JSON.stringify(toDocument(customer)),
    )
    .first<number>("id");
  return id === null ? null : { ...customer, id };
}

/** False: the email is another customer's. */
export async function updateCustomer(db: D1Database, customer: Customer): Promise<boolean> {
  const { meta } = await db
    .prepare(
      "UPDATE OR IGNORE customer SET email_key = ?2, password_hash = ?3, document = ?4, user_secret = ?5 WHERE id = ?1",
    )
    .bind(
      customer.id,
      toLoginKey(customer.email),
      customer.passwordHash,
      JSON.stringify(toDocument(customer)),
      customer.userSecret,
    )
    .run();
  return meta.changes > 0;
}

export function toDocument(customer: CustomerDocument): CustomerDocument {
  const { username, email, firstName, lastName, displayName, registered, billing, shipping } = customer;
  return { username, email, firstName, lastName, displayName, registered, billing, shipping };
}

function toCustomer(row: CustomerRow | null): Customer | null {
  if (!row) return null;
  const document = JSON.parse(row.document) as CustomerDocument;
  return { ...document, id: row.id, passwordHash: row.password_hash, userSecret: row.user_secret };
}
