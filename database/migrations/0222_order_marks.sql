-- who of the staff has an order in hand, and words by which they sort orders; shoppers see neither

create table order_marks (
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('tag', 'person')),
  mark text not null,
  primary key (order_id, kind, mark)
);

create index order_marks_by_mark on order_marks (kind, mark, order_id);
