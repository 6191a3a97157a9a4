-- A channel's id and a bigram stand in one GIN index.
CREATE EXTENSION IF NOT EXISTS btree_gin;
