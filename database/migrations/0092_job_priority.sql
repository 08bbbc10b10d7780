-- the lower, the sooner: what customers wait for comes before alerts to staff
alter table jobs add column priority integer not null default 0;
create index jobs_by_priority on jobs (priority, run_at, id) where state = 'waiting';

-- orders that staff are told of together, since many came at once
create table held_order_alerts (
  order_id text primary key,
  at text not null
);
