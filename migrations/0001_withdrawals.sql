-- Declared withdrawals from contracts, deleted after WITHDRAWAL_RETENTION_DAYS (docs/withdrawals.md). Times are Unix milliseconds.
CREATE TABLE withdrawal (
  reference TEXT PRIMARY KEY,
  view_key TEXT NOT NULL UNIQUE,
  form_id TEXT NOT NULL,
  declared_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  order_number TEXT NOT NULL,
  email TEXT NOT NULL,
  goods TEXT NOT NULL,
  mailed_at INTEGER,
  mail_tries INTEGER NOT NULL DEFAULT 0,
  mail_due_at INTEGER NOT NULL,
  -- A form sent twice is one statement; the same form with other contents is a new one.
  UNIQUE (form_id, order_number, email, name, goods)
);
CREATE INDEX withdrawal_by_day ON withdrawal (declared_at);
CREATE INDEX withdrawal_unmailed ON withdrawal (mail_due_at) WHERE mailed_at IS NULL;
