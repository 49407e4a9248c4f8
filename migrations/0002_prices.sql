-- What products and variations cost, one row for each change (docs/price-record.md). `scope` names environment, language
-- and backend; `at` is when the price was seen first, milliseconds since 1970; prices are hundredths of `currency`, the
-- backend's at that time, with VAT.
CREATE TABLE price_change (
  scope TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  price INTEGER NOT NULL,
  regular INTEGER,
  currency TEXT NOT NULL,
  PRIMARY KEY (scope, product_id, at)
) WITHOUT ROWID;
-- The days on which every price was looked at, counted from 1970, in UTC.
CREATE TABLE price_day (
  scope TEXT NOT NULL,
  day INTEGER NOT NULL,
  PRIMARY KEY (scope, day)
) WITHOUT ROWID;
