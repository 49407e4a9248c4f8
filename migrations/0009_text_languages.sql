-- Of a name that isn't in the language of the pages, because nobody has translated it.
ALTER TABLE catalog_attribute ADD COLUMN language TEXT;
