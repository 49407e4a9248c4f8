-- Declared withdrawals from a contract, deleted after WITHDRAWAL_KEPT_DAYS (docs/withdrawals.md). Moments are milliseconds.
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
  -- One form sent twice is one statement; the same form with something else in it is another.
  UNIQUE (form_id, order_number, email, name, goods)
);
CREATE INDEX withdrawal_by_day ON withdrawal (declared_at);
CREATE INDEX withdrawal_unmailed ON withdrawal (mail_due_at) WHERE mailed_at IS NULL;
