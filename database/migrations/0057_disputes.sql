-- payments that a cardholder's bank questions, as the provider knows them

create table disputes (
  -- the provider's
  reference text primary key,
  order_id text not null references orders (id) on delete cascade,
  amount_pence bigint not null check (amount_pence >= 0),
  reason text not null,
  state text not null check (state in (
    'inquiry', 'inquiry answered', 'inquiry closed', 'needs response', 'under review', 'won', 'lost', 'prevented'
  )),
  -- until when evidence can be sent
  evidence_due_at text,
  -- where it is answered, at the provider
  link text not null,
  seen_at text not null,
  updated_at text not null
);

create index disputes_by_order on disputes (order_id, seen_at);
create index disputes_by_state on disputes (state);

-- the ledger knows money that a bank takes back, and gives again. Built anew, because SQLite changes no constraint.

create table new_payment_ledger (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in (
    'authorised', 'captured', 'declined', 'ended', 'reopened', 'cash-received', 'refunded', 'refund-failed',
    'disputed', 'dispute-returned'
  )),
  amount_pence bigint not null check (amount_pence >= 0),
  reference text not null,
  note text not null default '',
  -- the staff member who did it; null for shopper and provider
  actor text,
  at text not null,
  unique (order_id, kind, reference)
);

insert into new_payment_ledger (id, order_id, kind, amount_pence, reference, note, actor, at)
select id, order_id, kind, amount_pence, reference, note, actor, at from payment_ledger;

drop table payment_ledger;

alter table new_payment_ledger rename to payment_ledger;

create index payment_ledger_by_reference on payment_ledger (reference);
