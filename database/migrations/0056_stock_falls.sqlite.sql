-- notes each fall of a variant below the threshold of low stock (LOW_STOCK_BELOW), once until staff are told

create trigger stock_fell after update of stock on variants when old.stock >= 10 and new.stock < 10
begin
  insert or ignore into low_stock_falls (variant_id, fallen_at)
  values (new.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
end;
