export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Idempotency key: a second email with it is dropped. */
  key?: string;
}

export interface SentMail {
  sentAt: number;
  recipient: string;
  subject: string;
  text: string;
}

/** Newest emails that the outbox shows. */
const SHOWN_MAX = 100;

/** Nothing leaves the demo: an email is only stored in the outbox. */
export async function sendMail(db: D1Database, { to, subject, text, key }: Mail): Promise<void> {
  await db
    .prepare("INSERT OR IGNORE INTO mail (mail_key, sent_at, recipient, subject, text) VALUES (?1, ?2, ?3, ?4, ?5)")
    .bind(key ?? null, Date.now(), to, subject, text)
    .run();
}

/** Newest first. */
export async function readOutbox(db: D1Database): Promise<SentMail[]> {
  const { results } = await db
    .prepare(`SELECT sent_at AS sentAt, recipient, subject, text FROM mail ORDER BY id DESC LIMIT ${SHOWN_MAX}`)
    .all<SentMail>();
  return results;
}
