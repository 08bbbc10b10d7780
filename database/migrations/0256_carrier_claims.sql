-- what the shop asks of a carrier for goods that came damaged or never: one claim a return

create table carrier_claims (
  return_id text primary key references returns (id) on delete cascade,
  order_id text not null references orders (id) on delete cascade,
  carrier text not null,
  -- the carrier's number of it; '' until there is one
  number text not null default '',
  amount_pence bigint not null check (amount_pence >= 0),
  state text not null check (state in ('open', 'paid', 'refused')),
  at text not null,
  actor text not null,
  updated_at text not null
);

create index carrier_claims_by_state on carrier_claims (state, at, return_id);
create index carrier_claims_by_order on carrier_claims (order_id);
