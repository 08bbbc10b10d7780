-- money that came to the shop's bank account for an order, a row each; nothing is edited: a row that was entered by mistake is
-- corrected by another. The payment ledger has an order's total once all of it is there.

create table transfers (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('received', 'corrected', 'paid-back')),
  amount_pence bigint not null check (amount_pence > 0),
  -- the day at the bank
  day text not null,
  -- what the bank statement says
  reference text not null default '',
  note text not null default '',
  -- the row that was entered by mistake
  corrects text references transfers (id) on delete cascade,
  -- one form makes one row
  request_key text not null unique,
  actor text not null,
  at text not null,
  check ((kind = 'corrected') = (corrects is not null))
);

create index transfers_by_order on transfers (order_id, at, id);
create unique index transfers_corrected_once on transfers (corrects);
