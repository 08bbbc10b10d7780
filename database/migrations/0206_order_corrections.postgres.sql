-- what staff corrected of an order before it left, one row a correction

create table order_corrections (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  -- one request makes one correction
  request_key text not null unique,
  at text not null,
  actor text not null,
  -- in words of the staff, which may be about a person: emptied where that is erased
  reason text not null,
  -- JSON of goods, delivery and sums before and after
  facts text not null,
  -- JSON of name, contact and address before and after; empty where they stayed, and where the person is erased
  person text not null
);

create index order_corrections_by_order on order_corrections (order_id, at);

-- a correction is never edited, but for what says who somebody is, and goes with its order alone

create function order_correction_edited() returns trigger language plpgsql as $$
begin
  raise exception 'A correction is never edited';
end
$$;

create function order_correction_removed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from orders where id = old.order_id) then
    raise exception 'A correction is never removed';
  end if;
  return old;
end
$$;

create trigger order_correction_edited before update of id, order_id, request_key, at, actor, facts on order_corrections
for each row execute function order_correction_edited();

create trigger order_correction_removed before delete on order_corrections
for each row execute function order_correction_removed();
