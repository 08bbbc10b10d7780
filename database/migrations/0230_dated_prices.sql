-- prices for some products from a time until a time
create table dated_prices (
  id text primary key,
  name text not null,
  -- how the products were chosen: the parameters of an address
  choice text not null,
  how text not null check (how in ('percent', 'sum', 'fixed')),
  -- hundredths of a percent, or pence
  amount integer not null check (amount > 0),
  ending integer,
  from_at text not null,
  until_at text not null,
  -- ended before its time
  stop_at text,
  created_at text not null,
  created_by text not null,
  -- the first price was written, all were written, all are back
  started_at text,
  begun_at text,
  ended_at text,
  cancelled_at text,
  stopped_by text,
  check (from_at < until_at)
);

create index dated_prices_by_beginning on dated_prices (from_at, id);
create index dated_prices_open on dated_prices (from_at, id) where ended_at is null and cancelled_at is null;

-- the prices it replaces, and the products it leaves out
create table dated_price_lines (
  dated_price_id text not null references dated_prices (id) on delete cascade,
  product_id text not null,
  -- '': the price of the product itself
  variant_id text not null,
  product_name text not null,
  variant_name text not null default '',
  -- null for a product that was left out from the beginning
  old_pence bigint,
  old_original_pence bigint,
  new_pence bigint,
  -- the former price written beside the new one
  set_original_pence bigint,
  state text not null check (state in ('planned', 'begun', 'left', 'ended', 'kept')),
  -- why it was left out, or why its price did not go back
  reason text,
  primary key (dated_price_id, product_id, variant_id)
);

create index dated_price_lines_by_product on dated_price_lines (product_id, state);

-- what was done when its time came, with counts of prices
create table dated_price_runs (
  dated_price_id text not null references dated_prices (id) on delete cascade,
  kind text not null check (kind in ('begin', 'end')),
  started_at text not null,
  ended_at text,
  changed integer not null default 0,
  left_alone integer not null default 0,
  primary key (dated_price_id, kind)
);

-- whoever moves it is the only one to schedule: two dated prices at once cannot take one product for the same time
insert into revisions (name, revision) values ('dated-prices', 1);
