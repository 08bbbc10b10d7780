-- the stock of a variant is the sum of its movements, written by the database itself with every change of that column, so that no
-- way in which stock changes can be forgotten (docs/decisions/250-stock-is-a-ledger.md). A set has none: its parts move.

create table stock_movements (
  id integer primary key,
  -- never earlier than the variant's movement before
  at text not null,
  kind text not null check (kind in (
    'opening', 'sold', 'released', 'returned', 'delivered', 'counted', 'damaged', 'tester', 'sample', 'corrected', 'imported'
  )),
  -- kept when the variant is deleted; its names are in former_variants then
  variant_id text not null,
  product_id text not null,
  quantity integer not null check (quantity <> 0),
  -- the variant's stock after it
  stock_after integer not null check (stock_after >= 0),
  reason text not null default '',
  -- the staff member; null for the shop itself
  actor text,
  -- what it was for
  order_number text,
  file text,
  form_id text
);

create index stock_movements_by_time on stock_movements (at, id);
create index stock_movements_by_variant on stock_movements (variant_id, at, id);
create index stock_movements_by_product on stock_movements (product_id, at, id);
create index stock_movements_by_kind on stock_movements (kind, at, id) where kind <> 'sold';
create index stock_movements_by_actor on stock_movements (actor, at, id) where actor is not null;
create index stock_movements_by_order on stock_movements (order_number) where order_number is not null;
create index stock_movements_by_form on stock_movements (form_id) where form_id is not null;

-- why the stock is written, given with every write of it and taken away by the movement: JSON with kind, at, reason, actor,
-- order, file and form
alter table variants add column stock_cause text;

-- the names of deleted variants whose movements stay
create table former_variants (
  id text primary key,
  product_id text not null,
  sku text,
  barcode text,
  name text not null,
  product_name text not null,
  deleted_at text not null
);

create index former_variants_by_product on former_variants (product_id);
create index former_variants_by_sku on former_variants (sku) where sku is not null;
create index former_variants_by_barcode on former_variants (barcode) where barcode is not null;

insert into stock_movements (at, kind, variant_id, product_id, quantity, stock_after, reason)
select strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'opening', id, product_id, stock, stock, 'In stock when movements were first kept'
from variants
where stock <> 0 and not exists (select 1 from set_parts where set_id = variants.product_id)
order by product_id, position;

create trigger variant_stock_added after insert on variants
when new.stock <> 0 or new.stock_cause is not null
begin
  insert into stock_movements
    (at, kind, variant_id, product_id, quantity, stock_after, reason, actor, order_number, file, form_id)
  select
    coalesce(new.stock_cause ->> '$.at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    coalesce(new.stock_cause ->> '$.kind', 'opening'),
    new.id, new.product_id, new.stock, new.stock,
    coalesce(new.stock_cause ->> '$.reason', ''), new.stock_cause ->> '$.actor',
    new.stock_cause ->> '$.order', new.stock_cause ->> '$.file', new.stock_cause ->> '$.form'
  where new.stock <> 0 and not exists (select 1 from set_parts where set_id = new.product_id);
  update variants set stock_cause = null where id = new.id and stock_cause is not null;
end;

create trigger variant_stock_changed after update of stock on variants
when new.stock <> old.stock or new.stock_cause is not null
begin
  insert into stock_movements
    (at, kind, variant_id, product_id, quantity, stock_after, reason, actor, order_number, file, form_id)
  select
    max(
      coalesce(new.stock_cause ->> '$.at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
      coalesce((select at from stock_movements where variant_id = new.id order by at desc, id desc limit 1), '')
    ),
    coalesce(new.stock_cause ->> '$.kind', 'corrected'),
    new.id, new.product_id, new.stock - old.stock, new.stock,
    coalesce(new.stock_cause ->> '$.reason', 'Written without a reason'), new.stock_cause ->> '$.actor',
    new.stock_cause ->> '$.order', new.stock_cause ->> '$.file', new.stock_cause ->> '$.form'
  where new.stock <> old.stock and not exists (select 1 from set_parts where set_id = new.product_id);
  update variants set stock_cause = null where id = new.id and stock_cause is not null;
end;

create trigger variant_stock_removed before delete on variants
begin
  insert into stock_movements
    (at, kind, variant_id, product_id, quantity, stock_after, reason, actor, order_number, file, form_id)
  select
    max(
      coalesce(old.stock_cause ->> '$.at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
      coalesce((select at from stock_movements where variant_id = old.id order by at desc, id desc limit 1), '')
    ),
    coalesce(old.stock_cause ->> '$.kind', 'corrected'),
    old.id, old.product_id, -old.stock, 0,
    coalesce(old.stock_cause ->> '$.reason', 'Deleted'), old.stock_cause ->> '$.actor',
    old.stock_cause ->> '$.order', old.stock_cause ->> '$.file', old.stock_cause ->> '$.form'
  where old.stock <> 0 and not exists (select 1 from set_parts where set_id = old.product_id);
  insert into former_variants (id, product_id, sku, barcode, name, product_name, deleted_at)
  select
    old.id, old.product_id, old.sku, old.barcode, old.name,
    coalesce((select name from products where id = old.product_id), ''),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where exists (select 1 from stock_movements where variant_id = old.id);
end;

-- a movement is never edited or removed

create trigger stock_movement_edited before update on stock_movements
begin
  select raise(abort, 'A stock movement is never edited');
end;

create trigger stock_movement_removed before delete on stock_movements
begin
  select raise(abort, 'A stock movement is never removed');
end;
