-- orders that bring what is sent in exchange for goods of another order, or in their place

create table linked_orders (
  order_id text primary key references orders (id) on delete cascade,
  from_order_id text not null references orders (id) on delete cascade,
  return_id text not null references returns (id) on delete cascade,
  at text not null
);

create index linked_orders_by_origin on linked_orders (from_order_id, at);
create index linked_orders_by_return on linked_orders (return_id);

-- what is sent instead, named when it was approved; null: nothing
alter table return_lines add column exchange_variant_id text;
-- product and variant as they were called then
alter table return_lines add column exchange_words text not null default '';
-- what one costs; null: what was paid for what comes back
alter table return_lines add column exchange_unit_pence bigint;
-- pieces taken out of stock for it, as JSON; '' where none are held
alter table return_lines add column held_goods text not null default '';
-- pieces that were sent instead, and what of the money of these pieces pays for them
alter table return_lines add column exchanged integer not null default 0 check (exchanged >= 0);
alter table return_lines add column exchange_pence bigint not null default 0 check (exchange_pence >= 0);
