-- What products and variations cost, one row for each change (docs/price-record.md). Days are counted from 1970, in UTC;
-- prices are hundredths of `currency`, the backend's of that day, with VAT.
CREATE TABLE price_change (
  product_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  price INTEGER NOT NULL,
  regular INTEGER,
  currency TEXT NOT NULL,
  PRIMARY KEY (product_id, day)
) WITHOUT ROWID;
-- The days on which every price was looked at.
CREATE TABLE price_walk (
  finished_day INTEGER PRIMARY KEY
);
