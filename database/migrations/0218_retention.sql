-- since when an order and its papers are without the person; what was erased by the time that each kind is kept, by day
alter table orders add column erased_at text;
alter table papers add column erased_at text;

update orders set erased_at = updated_at where email = '' and first_name = 'Erased' and last_name = 'customer';

create table retention_runs (
  -- a day in London
  day text not null,
  kind text not null,
  erased integer not null,
  last_at text not null,
  primary key (day, kind)
);
