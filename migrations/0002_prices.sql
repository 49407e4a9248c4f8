-- The price history of products and variations, one row per change (docs/price-history.md). `scope` names environment, language
-- and backend; `at` is when the price was first seen, Unix milliseconds; prices are minor units of `currency`, the backend's at
-- that time, with VAT.
CREATE TABLE price_change (
  scope TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  price INTEGER NOT NULL,
  regular INTEGER,
  currency TEXT NOT NULL,
  PRIMARY KEY (scope, product_id, at)
) WITHOUT ROWID;
-- The days on which every price was checked, counted from 1970, in UTC.
CREATE TABLE price_day (
  scope TEXT NOT NULL,
  day INTEGER NOT NULL,
  PRIMARY KEY (scope, day)
) WITHOUT ROWID;
