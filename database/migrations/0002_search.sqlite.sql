-- one row a product, in the words of foldText
create virtual table product_search using fts5 (
  name,
  brand,
  category,
  body,
  tokenize = 'porter unicode61',
  prefix = '2 3'
);

-- the search row of each product: FTS5 finds its rows quickly by rowid only
create table product_search_rows (
  id integer primary key,
  product_id text not null unique references products (id) on delete cascade
);

create table search_words (
  word text primary key,
  uses integer not null
) without rowid;
