-- notes each fall of a variant below the threshold of low stock (LOW_STOCK_BELOW), once until staff are told

create function stock_fell() returns trigger language plpgsql as $$
begin
  insert into low_stock_falls (variant_id, fallen_at)
  values (new.id, to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  on conflict do nothing;
  return null;
end
$$;

create trigger stock_fell after update of stock on variants
for each row when (old.stock >= 10 and new.stock < 10) execute function stock_fell();
