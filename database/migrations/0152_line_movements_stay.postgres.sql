-- a movement is never edited, and goes with its order alone

create function line_movement_edited() returns trigger language plpgsql as $$
begin
  raise exception 'A line movement is never edited';
end
$$;

create function line_movement_removed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from orders where id = old.order_id) then
    raise exception 'A line movement is never removed';
  end if;
  return old;
end
$$;

create trigger line_movement_edited before update on line_movements
for each row execute function line_movement_edited();

create trigger line_movement_removed before delete on line_movements
for each row execute function line_movement_removed();
