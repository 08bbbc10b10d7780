-- the list of orders counts, filters and sorts by indexes alone: each begins with what leaves the fewest orders, and holds the others

drop index orders_by_creation;
create index orders_by_creation on orders (created_at, id, order_status, payment_state, payment_method, archived_at);
drop index orders_by_total;
create index orders_by_total on orders (
  total_pence, id, order_status, payment_state, payment_method, archived_at, created_at
);
drop index orders_by_status;
create index orders_by_status on orders (
  order_status, created_at, id, payment_state, payment_method, archived_at, total_pence
);
drop index orders_by_payment;
create index orders_by_payment on orders (
  payment_state, created_at, id, order_status, payment_method, archived_at, total_pence
);
create index orders_by_method on orders (
  payment_method, created_at, id, order_status, payment_state, archived_at, total_pence
);
create index orders_archived on orders (
  created_at, id, order_status, payment_state, payment_method, archived_at, total_pence
) where archived_at is not null;
-- a customer's orders, the latest first
create index orders_by_email on orders (email, created_at);
