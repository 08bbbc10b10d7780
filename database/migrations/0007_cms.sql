-- visitors see only published products; an archived one is hidden and can be restored
alter table products add column status text not null default 'published' check (status in ('draft', 'published', 'archived'));
alter table products add column responsible_person text not null default '';
-- moves with every save, so that two people editing tell each other instead of overwriting
alter table products add column version integer not null default 1;
create index products_by_update on products (updated_at, id);
create index products_by_stock on products (stock, id);

-- the owner's order; until there is one all are equal and the built-in order decides
alter table categories add column position integer not null default 1000;
alter table categories add column archived_at text;
alter table categories add column version integer not null default 1;

alter table brands add column position integer not null default 1000;
alter table brands add column archived_at text;
alter table brands add column version integer not null default 1;

alter table hero_slides add column archived_at text;
alter table hero_slides add column version integer not null default 1;

-- what a product or a variant has cost, from when on: a 'was' price must have been real
create table price_history (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  variant_id text,
  price_pence bigint not null check (price_pence >= 0),
  original_price_pence bigint check (original_price_pence >= 0),
  from_at text not null,
  actor text
);

create index price_history_by_product on price_history (product_id, from_at);

create table audit_log (
  id text primary key,
  at text not null,
  -- null where the shop did it by itself, as by an import
  actor_id text,
  actor text not null,
  -- a noun and a verb, as 'product.delete'
  action text not null,
  subject_id text not null,
  -- what it was called then; it may be gone by now
  subject text not null,
  -- the fields that changed, as JSON objects; null where there was nothing before or is nothing after
  before text,
  after text
);

create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_subject on audit_log (subject_id, at);
