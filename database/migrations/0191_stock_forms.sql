-- deliveries, counts and other entries of stock by hand: what was entered; their movements name them

create table stock_forms (
  id text primary key,
  kind text not null,
  reason text not null default '',
  at text not null,
  actor text not null,
  -- JSON of the lines, each with the stock before and after
  lines text not null,
  undone_at text,
  undone_by text
);
