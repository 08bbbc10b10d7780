-- a movement is never edited, and goes with its order alone

create trigger line_movement_edited before update on line_movements
begin
  select raise(abort, 'A line movement is never edited');
end;

create trigger line_movement_removed before delete on line_movements
when exists (select 1 from orders where id = old.order_id)
begin
  select raise(abort, 'A line movement is never removed');
end;
