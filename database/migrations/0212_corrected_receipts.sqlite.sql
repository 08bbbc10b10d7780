-- a receipt that was entered by mistake is taken out of the ledger by an entry of its own. Built anew, because SQLite changes
-- no constraint.

create table new_payment_ledger (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in (
    'authorised', 'captured', 'declined', 'ended', 'reopened', 'cash-received', 'receipt-corrected', 'refunded', 'refund-failed',
    'disputed', 'dispute-returned'
  )),
  amount_pence bigint not null check (amount_pence >= 0),
  reference text not null,
  note text not null default '',
  -- the staff member who did it; null for shopper and provider
  actor text,
  at text not null,
  tender text not null default 'card',
  unique (order_id, kind, reference)
);

insert into new_payment_ledger (id, order_id, kind, amount_pence, reference, note, actor, at, tender)
select id, order_id, kind, amount_pence, reference, note, actor, at, tender from payment_ledger;

drop table payment_ledger;

alter table new_payment_ledger rename to payment_ledger;

create index payment_ledger_by_reference on payment_ledger (reference);
create index payment_ledger_by_time on payment_ledger (at, kind, amount_pence);

create trigger customer_due_payment_ledger_new after insert on payment_ledger
begin
  insert into customer_due (kind, ref) values ('order', new.order_id);
end;
