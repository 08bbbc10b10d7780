-- hidden from the list and restored at will; deleting is for good
alter table orders add column archived_at text;
alter table order_events add column note text not null default '';
create index orders_by_status on orders (order_status, created_at);
create index orders_by_total on orders (total_pence, id);

-- what visitors looked for in vain, without who
create table search_misses (
  question text primary key,
  times integer not null,
  last_at text not null
);

create index search_misses_by_time on search_misses (last_at);
