-- a person as the shop knows one: an email address that ordered, wrote, applied, or confirmed that it may be written to; its
-- figures are sums over customer_links
create table customers (
  id text primary key,
  email text not null unique,
  name text not null default '',
  phone text not null default '',
  postcode text not null default '',
  orders integer not null default 0,
  spent_pence bigint not null default 0,
  first_seen_at text not null,
  last_seen_at text not null,
  note text not null default '',
  tags text not null default ''
);

create index customers_by_last_seen on customers (last_seen_at, id, orders);
create index customers_by_spent on customers (spent_pence, id, orders);
create index customers_by_orders on customers (orders, id);
create index customers_by_name on customers (name, id, orders);
create index customers_tagged on customers (id) where tags <> '';

-- what belongs to a customer, and what each order brought: what was received less what went back
create table customer_links (
  kind text not null check (kind in ('order', 'message', 'application', 'subscription', 'stock-request')),
  ref text not null,
  customer_id text not null references customers (id),
  at text not null,
  counts integer not null default 0,
  spent_pence bigint not null default 0,
  primary key (kind, ref)
);

create index customer_links_of on customer_links (customer_id, kind, at);

-- what was written or removed and is not yet followed; a row for each change, so that none is lost that comes meanwhile
create table customer_due (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null
);

-- its argument is the kind
create function customer_due() returns trigger language plpgsql as $$
begin
  insert into customer_due (kind, ref) values (tg_argv[0], case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end
$$;

create function customer_due_of_ledger() returns trigger language plpgsql as $$
begin
  insert into customer_due (kind, ref) values ('order', new.order_id);
  return null;
end
$$;

create trigger customer_due_orders_new after insert on orders
for each row execute function customer_due('order');

create trigger customer_due_orders_changed after update of email, first_name, last_name, phone, postcode, order_status, archived_at on orders
for each row execute function customer_due('order');

create trigger customer_due_orders_gone after delete on orders
for each row execute function customer_due('order');

create trigger customer_due_payment_ledger_new after insert on payment_ledger
for each row execute function customer_due_of_ledger();

create trigger customer_due_contact_messages_new after insert on contact_messages
for each row execute function customer_due('message');

create trigger customer_due_contact_messages_gone after delete on contact_messages
for each row execute function customer_due('message');

create trigger customer_due_trade_applications_new after insert on trade_applications
for each row execute function customer_due('application');

create trigger customer_due_trade_applications_gone after delete on trade_applications
for each row execute function customer_due('application');

create trigger customer_due_newsletter_subscribers_new after insert on newsletter_subscribers
for each row execute function customer_due('subscription');

create trigger customer_due_newsletter_subscribers_changed after update of email, status on newsletter_subscribers
for each row execute function customer_due('subscription');

create trigger customer_due_newsletter_subscribers_gone after delete on newsletter_subscribers
for each row execute function customer_due('subscription');

create trigger customer_due_stock_requests_new after insert on stock_requests
for each row execute function customer_due('stock-request');

create trigger customer_due_stock_requests_changed after update of email, confirmed_at on stock_requests
for each row execute function customer_due('stock-request');

create trigger customer_due_stock_requests_gone after delete on stock_requests
for each row execute function customer_due('stock-request');

insert into customer_due (kind, ref) select 'stock-request', id from stock_requests where confirmed_at is not null;
insert into customer_due (kind, ref) select 'subscription', id from newsletter_subscribers where confirmed_at is not null;
insert into customer_due (kind, ref) select 'application', id from trade_applications;
insert into customer_due (kind, ref) select 'message', id from contact_messages;
insert into customer_due (kind, ref) select 'order', id from orders order by created_at, id;
