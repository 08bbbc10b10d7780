-- refunds, written before they are asked of a provider; the ledger has those that are done

create table refunds (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  -- one form, or one cause, makes one refund
  request_key text not null unique,
  amount_pence bigint not null check (amount_pence > 0),
  reason text not null,
  state text not null check (state in ('requested', 'pending', 'done', 'failed')),
  -- the provider's; null until it has replied, or for cash
  reference text unique,
  failure text,
  -- the staff member who asked for it; null for the shop itself
  actor text,
  requested_at text not null
);

create index refunds_by_order on refunds (order_id, requested_at);
create index refunds_open on refunds (state) where state in ('requested', 'pending');

-- a refund at the test card, once for each key
create table test_card_refunds (
  reference text primary key,
  payment_reference text not null references test_card_payments (reference) on delete cascade,
  amount_pence bigint not null check (amount_pence > 0)
);
