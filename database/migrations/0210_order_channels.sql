-- an order says how it came: by the shop's pages, by phone or at the counter. The list of orders filters by it from its
-- indexes alone.

drop index orders_by_creation;
drop index orders_by_total;
drop index orders_by_status;
drop index orders_by_payment;
drop index orders_by_method;
drop index orders_archived;

alter table orders add column channel text not null default 'web' check (channel in ('web', 'phone', 'counter'));
-- the staff member who entered it; '' for an order of a shopper
alter table orders add column entered_by text not null default '';

create index orders_by_creation on orders (
  created_at, id, order_status, payment_state, payment_method, archived_at, channel
);
create index orders_by_total on orders (
  total_pence, id, order_status, payment_state, payment_method, archived_at, created_at, channel
);
create index orders_by_status on orders (
  order_status, created_at, id, payment_state, payment_method, archived_at, total_pence, channel
);
create index orders_by_payment on orders (
  payment_state, created_at, id, order_status, payment_method, archived_at, total_pence, channel
);
create index orders_by_method on orders (
  payment_method, created_at, id, order_status, payment_state, archived_at, total_pence, channel
);
create index orders_archived on orders (
  created_at, id, order_status, payment_state, payment_method, archived_at, total_pence, channel
) where archived_at is not null;
create index orders_by_channel on orders (
  channel, created_at, id, order_status, payment_state, payment_method, archived_at, total_pence
);
