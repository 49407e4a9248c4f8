import { WITHDRAWAL_RETENTION_DAYS } from "../../app/config/limits";
import { readDate } from "../../app/domain/values/dates";
import type { Withdrawal, WithdrawalStatement } from "../../app/domain/withdrawals/withdrawal";

// Without characters that can be confused when read aloud.
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const LENGTH = 6;

/** A reference for people, such as "261121-K7Q2MX": the date and random characters. */
export function makeReference(now: number): string {
  const [date, month, year] = readDate(new Date(now).toISOString())!;
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return `${year.slice(2)}${month}${date}-${Array.from(random, (number) => ALPHABET[number % ALPHABET.length]).join("")}`;
}

const MINUTE_MS = 60_000;

const DAY_MS = 86_400_000;

/** About three days: 15 minutes after the first attempt, then doubling. */
const EMAIL_ATTEMPTS_MAX = 9;

const DUE_BATCH = 20;

const COLUMNS = `reference, name, email, goods, order_number AS orderNumber, declared_at AS declaredAt,
  mailed_at IS NOT NULL AS isMailed`;

interface Row extends Omit<Withdrawal, "declaredAt" | "isMailed"> {
  declaredAt: number;
  isMailed: number;
}

/** Declared withdrawals in the shop's own database: the authoritative record, whatever happens to the emails. */
export class WithdrawalStore {
  readonly #db: D1Database;

  constructor(db: D1Database) {
    this.#db = db;
  }

  /** The view key of an identical statement from the same form; null: there is none. */
  async findRepeat(statement: WithdrawalStatement, formId: string): Promise<string | null> {
    const { orderNumber, email, name, goods } = statement;
    const where = "form_id = ?1 AND order_number = ?2 AND email = ?3 AND name = ?4 AND goods = ?5";
    return this.#db
      .prepare(`SELECT view_key FROM withdrawal WHERE ${where}`)
      .bind(formId, orderNumber, email, name, goods)
      .first<string>("view_key");
  }

  /** Of concurrent identical statements one is written; all receive its view key. */
  async add(statement: WithdrawalStatement, formId: string, now: number): Promise<string> {
    const { orderNumber, email, name, goods } = statement;
    await this.#db
      .prepare(
        `INSERT INTO withdrawal (reference, view_key, form_id, declared_at, name, order_number, email, goods, mail_due_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?4)
        ON CONFLICT (form_id, order_number, email, name, goods) DO NOTHING`,
      )
      .bind(makeReference(now), crypto.randomUUID(), formId, now, name, orderNumber, email, goods)
      .run();
    const viewKey = await this.findRepeat(statement, formId);
    if (!viewKey) throw new Error("a withdrawal was written but can't be read");
    return viewKey;
  }

  async find(viewKey: string): Promise<Withdrawal | null> {
    const row = await this.#db
      .prepare(`SELECT ${COLUMNS} FROM withdrawal WHERE view_key = ?1`)
      .bind(viewKey)
      .first<Row>();
    return row && toWithdrawal(row);
  }

  /** Claims one email for sending; null if it is sent, claimed, or not due. */
  async claimEmail(viewKey: string, now: number): Promise<Withdrawal | null> {
    const row = await this.#db
      .prepare(
        `UPDATE withdrawal SET mail_tries = mail_tries + 1, mail_due_at = ?2 + ${15 * MINUTE_MS} * (1 << mail_tries)
        WHERE view_key = ?1 AND mailed_at IS NULL AND mail_due_at <= ?2 AND mail_tries < ${EMAIL_ATTEMPTS_MAX}
        RETURNING ${COLUMNS}`,
      )
      .bind(viewKey, now)
      .first<Row>();
    return row && toWithdrawal(row);
  }

  async markEmailed(viewKey: string, now: number): Promise<void> {
    await this.#db.prepare("UPDATE withdrawal SET mailed_at = ?2 WHERE view_key = ?1").bind(viewKey, now).run();
  }

  /** View keys of emails that are due. */
  async listDue(now: number): Promise<string[]> {
    const { results } = await this.#db
      .prepare(
        `SELECT view_key FROM withdrawal WHERE mailed_at IS NULL AND mail_due_at <= ?1
        AND mail_tries < ${EMAIL_ATTEMPTS_MAX} ORDER BY mail_due_at LIMIT ${DUE_BATCH}`,
      )
      .bind(now)
      .all<{ view_key: string }>();
    return results.map(({ view_key: viewKey }) => viewKey);
  }

  async deleteOld(now: number): Promise<void> {
    const end = now - WITHDRAWAL_RETENTION_DAYS * DAY_MS;
    await this.#db.prepare("DELETE FROM withdrawal WHERE declared_at < ?1").bind(end).run();
  }
}

function toWithdrawal({ declaredAt, isMailed, ...statement }: Row): Withdrawal {
  return { ...statement, declaredAt: new Date(declaredAt).toISOString(), isMailed: isMailed === 1 };
}
