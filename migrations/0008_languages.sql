-- The scope whose sync records prices for this one: a replica in another language has the prices of the first. NULL: itself.
ALTER TABLE catalog_state ADD COLUMN price_scope TEXT;
