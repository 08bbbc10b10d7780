-- addresses to be told once when a sold-out variant is back, and no longer kept than for that

create table stock_requests (
  id text primary key,
  email text not null,
  product_id text not null references products (id) on delete cascade,
  variant_id text not null references variants (id) on delete cascade,
  asked_at text not null,
  -- when the link to confirm the address was last asked for; null: the address was known as confirmed
  mailed_at text,
  confirmed_at text,
  unique (email, variant_id)
);

create index stock_requests_by_variant on stock_requests (variant_id);
create index stock_requests_by_product on stock_requests (product_id);
create index stock_requests_oldest on stock_requests (asked_at);
