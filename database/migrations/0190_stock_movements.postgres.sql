-- the stock of a variant is the sum of its movements, written by the database itself with every change of that column, so that no
-- way in which stock changes can be forgotten (docs/decisions/250-stock-is-a-ledger.md). A set has none: its parts move.

create table stock_movements (
  -- drawn while the variant is locked: in the order of its movements
  id bigint generated always as identity primary key,
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
select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'opening', id, product_id, stock, stock,
  'In stock when movements were first kept'
from variants
where stock <> 0 and not exists (select 1 from set_parts where set_id = variants.product_id)
order by product_id, position;

create function move_variant_stock(variant variants, quantity integer, stock_after integer, usual_kind text, usual_reason text)
returns void language plpgsql as $$
declare
  cause json := variant.stock_cause::json;
begin
  if quantity = 0 or exists (select 1 from set_parts where set_id = variant.product_id) then
    return;
  end if;
  insert into stock_movements
    (at, kind, variant_id, product_id, quantity, stock_after, reason, actor, order_number, file, form_id)
  values (
    greatest(
      coalesce(cause ->> 'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) collate "C",
      (select at from stock_movements where variant_id = variant.id order by at desc, id desc limit 1) collate "C"
    ),
    coalesce(cause ->> 'kind', usual_kind),
    variant.id, variant.product_id, quantity, stock_after,
    coalesce(cause ->> 'reason', usual_reason), cause ->> 'actor', cause ->> 'order', cause ->> 'file', cause ->> 'form'
  );
end
$$;

create function variant_stock_added() returns trigger language plpgsql as $$
begin
  perform move_variant_stock(new, new.stock, new.stock, 'opening', '');
  new.stock_cause := null;
  return new;
end
$$;

create function variant_stock_changed() returns trigger language plpgsql as $$
begin
  perform move_variant_stock(new, new.stock - old.stock, new.stock, 'corrected', 'Written without a reason');
  new.stock_cause := null;
  return new;
end
$$;

create function variant_stock_removed() returns trigger language plpgsql as $$
begin
  perform move_variant_stock(old, -old.stock, 0, 'corrected', 'Deleted');
  insert into former_variants (id, product_id, sku, barcode, name, product_name, deleted_at)
  select
    old.id, old.product_id, old.sku, old.barcode, old.name,
    coalesce((select name from products where id = old.product_id), ''),
    to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  where exists (select 1 from stock_movements where variant_id = old.id);
  return old;
end
$$;

create trigger variant_stock_added before insert on variants
for each row when (new.stock <> 0 or new.stock_cause is not null) execute function variant_stock_added();

create trigger variant_stock_changed before update of stock on variants
for each row when (new.stock <> old.stock or new.stock_cause is not null) execute function variant_stock_changed();

create trigger variant_stock_removed before delete on variants
for each row execute function variant_stock_removed();

-- a movement is never edited or removed

create function stock_movement_stays() returns trigger language plpgsql as $$
begin
  raise exception 'A stock movement is never edited or removed';
end
$$;

create trigger stock_movement_edited before update on stock_movements
for each row execute function stock_movement_stays();

create trigger stock_movement_removed before delete on stock_movements
for each row execute function stock_movement_stays();
