-- what a refund gives back, each part at one rate of VAT: pieces of a line, delivery, or a sum about neither. A refund of before
-- has none. Rows are added with their refund and never changed.

create table refund_parts (
  refund_id text not null references refunds (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('line', 'delivery', 'sum')),
  line_id text references order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  amount_pence bigint not null check (amount_pence >= 0),
  -- null: outside VAT
  rate_percent integer,
  primary key (refund_id, position),
  check ((kind = 'line') = (line_id is not null))
);

create index refund_parts_by_line on refund_parts (line_id) where line_id is not null;
