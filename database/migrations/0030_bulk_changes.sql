-- a change of many products at once, so that it can be looked at and undone
create table bulk_changes (
  id text primary key,
  at text not null,
  actor text not null,
  -- what was changed: 'price', 'stock', 'archive' …
  kind text not null,
  -- in words: 'Prices raised by 10%'
  title text not null,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  undone_at text,
  undone_by text
);

create index bulk_changes_by_time on bulk_changes (at);

create table bulk_change_products (
  change_id text not null references bulk_changes (id) on delete cascade,
  product_id text not null,
  -- what it was called then; it may be gone by now
  name text not null,
  -- the values replaced and written, as JSON; null where the change was refused
  difference text,
  -- a sentence; null where the change was made
  refusal text,
  undo_refusal text,
  primary key (change_id, product_id)
);
