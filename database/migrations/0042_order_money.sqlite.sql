-- orders know their VAT by line, discounts, and any method of payment; the sums of earlier orders stay as they were.
-- The tables are built anew, because SQLite changes no constraint; children go first, so that nothing cascades.

create table new_orders (
  id text primary key,
  order_number text not null unique,
  idempotency_key text not null unique,
  request_fingerprint text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  city text not null,
  postcode text not null,
  country text not null,
  notes text not null default '',
  payment_method text not null,
  card_brand text,
  card_last4 text,
  payment_reference text,
  order_status text not null check (order_status in ('confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
  subtotal_pence bigint not null check (subtotal_pence >= 0),
  discount_pence bigint not null default 0 check (discount_pence between 0 and subtotal_pence),
  shipping_pence bigint not null check (shipping_pence >= 0),
  shipping_vat_pence bigint not null default 0 check (shipping_vat_pence between 0 and shipping_pence),
  total_pence bigint not null check (total_pence = subtotal_pence - discount_pence + shipping_pence),
  vat_rate_percent integer check (vat_rate_percent > 0),
  payment_state text not null default 'cash due' check (payment_state in (
    'awaiting payment', 'authorised', 'paid', 'partly refunded', 'refunded', 'failed', 'cash due', 'cash received'
  )),
  -- until when an unpaid order holds its stock; null: it does not end by itself
  hold_until text,
  order_date text not null,
  estimated_delivery text not null,
  archived_at text,
  created_at text not null,
  updated_at text not null
);

insert into new_orders (
  id, order_number, idempotency_key, request_fingerprint, first_name, last_name, email, phone, address, city, postcode,
  country, notes, payment_method, card_brand, card_last4, payment_reference, order_status, subtotal_pence,
  shipping_pence, total_pence, vat_rate_percent, order_date, estimated_delivery, archived_at, created_at, updated_at
)
select
  id, order_number, idempotency_key, request_fingerprint, first_name, last_name, email, phone, address, city, postcode,
  country, notes, payment_method, card_brand, card_last4, payment_reference, order_status, subtotal_pence,
  shipping_pence, total_pence, vat_rate_percent, order_date, estimated_delivery, archived_at, created_at, updated_at
from orders;

create table new_order_lines (
  order_id text not null references new_orders (id) on delete cascade,
  position integer not null,
  product_id text not null,
  variant_id text not null,
  product_slug text not null,
  name text not null,
  variant text not null,
  brand text not null,
  sku text,
  image_url text,
  unit_price_pence bigint not null check (unit_price_pence >= 0),
  quantity integer not null check (quantity > 0),
  line_pence bigint not null check (line_pence = unit_price_pence * quantity),
  discount_pence bigint not null default 0 check (discount_pence between 0 and line_pence),
  vat_rate_percent integer check (vat_rate_percent >= 0),
  vat_pence bigint not null default 0 check (vat_pence between 0 and line_pence - discount_pence),
  primary key (order_id, position)
);

insert into new_order_lines (
  order_id, position, product_id, variant_id, product_slug, name, variant, brand, sku, image_url, unit_price_pence,
  quantity, line_pence
)
select
  order_id, position, product_id, variant_id, product_slug, name, variant, brand, sku, image_url, unit_price_pence,
  quantity, line_pence
from order_lines;

create table new_order_events (
  id text primary key,
  order_id text not null references new_orders (id) on delete cascade,
  at text not null,
  -- the staff member who did it; null for the shopper's own order
  actor text,
  from_status text,
  to_status text not null,
  note text not null default ''
);

insert into new_order_events (id, order_id, at, actor, from_status, to_status, note)
select id, order_id, at, actor, from_status, to_status, note from order_events;

create table new_order_holders (
  order_id text not null references new_orders (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone', 'address', 'client')),
  holder text not null,
  placed_at text not null,
  primary key (order_id, kind)
);

insert into new_order_holders (order_id, kind, holder, placed_at)
select order_id, kind, holder, placed_at from order_holders;

drop table order_lines;
drop table order_events;
drop table order_holders;
drop table orders;

alter table new_orders rename to orders;
alter table new_order_lines rename to order_lines;
alter table new_order_events rename to order_events;
alter table new_order_holders rename to order_holders;

create index orders_by_creation on orders (created_at, id);
create index orders_by_status on orders (order_status, created_at);
create index orders_by_total on orders (total_pence, id);
create index orders_held on orders (hold_until) where hold_until is not null;
create index orders_by_payment on orders (payment_state, created_at);
create index order_lines_by_image on order_lines (image_url) where image_url is not null;
create index order_events_by_order on order_events (order_id, at);
create index order_holders_by_holder on order_holders (holder, kind);
create index order_holders_of_clients on order_holders (placed_at) where kind = 'client';
