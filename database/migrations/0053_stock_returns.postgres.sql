-- a job for each variant that is back while somebody waits for it, written by the database itself, so that no way in which
-- stock returns can be forgotten

create function tell_of_stock(variant text) returns void language sql as $$
  insert into jobs (id, kind, payload, run_at, created_at)
  select
    gen_random_uuid()::text, 'tell-of-stock', json_build_object('variantId', variant)::text, moment.iso, moment.iso
  from (
    select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as iso
  ) as moment
  where exists (select 1 from stock_requests where variant_id = variant)
$$;

create function stock_returned() returns trigger language plpgsql as $$
begin
  perform tell_of_stock(new.id);
  return null;
end
$$;

create trigger stock_returned after update of stock on variants
for each row when (old.stock <= 0 and new.stock > 0) execute function stock_returned();

create function product_published() returns trigger language plpgsql as $$
begin
  perform tell_of_stock(variants.id) from variants where variants.product_id = new.id and variants.stock > 0;
  return null;
end
$$;

create trigger product_published after update of status on products
for each row when (old.status <> 'published' and new.status = 'published') execute function product_published();
