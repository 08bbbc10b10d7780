-- what the owner says of searches: synonyms, products that come first, a page that is shown above the results
create table search_rules (
  id text primary key,
  -- phrases of shoppers, one a line
  asked text not null,
  -- phrases in names of products that mean the same, one a line
  called text not null default '',
  page_title text not null default '',
  page_path text not null default '',
  -- 1: the first phrase is suggested before anything is typed
  popular integer not null default 0 check (popular in (0, 1)),
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);

create table search_rule_products (
  rule_id text not null references search_rules (id) on delete cascade,
  position integer not null,
  product_id text not null references products (id) on delete cascade,
  primary key (rule_id, position)
);
create index search_rule_products_by_product on search_rule_products (product_id);
