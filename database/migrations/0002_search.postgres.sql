create table product_search (
  product_id text primary key references products (id) on delete cascade,
  document tsvector not null
);

create index product_search_document on product_search using gin (document);

create table search_words (
  word text primary key,
  uses integer not null
);
