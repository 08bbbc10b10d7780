-- what a customer is to pay beside what was paid, because a correction made the order dearer

create table order_differences (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  correction_id text not null references order_corrections (id) on delete cascade,
  amount_pence bigint not null check (amount_pence > 0),
  -- open: to be paid; paid; let-go: staff want no money for it; replaced: the order was corrected again, or cancelled
  state text not null default 'open' check (state in ('open', 'paid', 'let-go', 'replaced')),
  -- the payment that is begun for it; null where the shop takes none
  payment_id text references payments (id) on delete cascade,
  -- until when the link in the mail pays it
  link_until text not null,
  at text not null,
  ended_at text,
  -- the staff member; null for the customer and the shop itself
  ended_by text
);

-- of an order one is open at a time
create unique index order_differences_open on order_differences (order_id) where state = 'open';
create index order_differences_by_order on order_differences (order_id, at);
create index order_differences_by_payment on order_differences (payment_id) where payment_id is not null;

-- what is owed of an order now: it is neither packed nor sent until then

alter table orders add column difference_pence bigint not null default 0 check (difference_pence >= 0);
create index orders_with_difference on orders (created_at) where difference_pence > 0;
