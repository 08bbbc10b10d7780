-- what happened to the money of orders

create table payments (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  provider text not null,
  -- the provider's; null until it has replied
  reference text unique,
  client_secret text,
  amount_pence bigint not null check (amount_pence > 0),
  created_at text not null
);

create index payments_by_order on payments (order_id);

-- the payment state of an order follows from its entries; one reference makes one entry of a kind
create table payment_ledger (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in (
    'authorised', 'captured', 'declined', 'ended', 'reopened', 'cash-received', 'refunded', 'refund-failed'
  )),
  amount_pence bigint not null check (amount_pence >= 0),
  reference text not null,
  note text not null default '',
  -- the staff member who did it; null for shopper and provider
  actor text,
  at text not null,
  unique (order_id, kind, reference)
);

-- messages of a provider, stored before they are worked on
create table payment_notices (
  id text primary key,
  provider text not null,
  type text not null,
  reference text,
  received_at text not null
);

create index payment_notices_oldest on payment_notices (received_at);

-- payments at the demo shop's test card, which takes no money
create table test_card_payments (
  reference text primary key,
  request_key text not null unique,
  client_secret text not null unique,
  amount_pence bigint not null,
  state text not null check (state in ('unpaid', 'processing', 'paid', 'ended')),
  card_brand text,
  card_last4 text,
  failure text,
  -- when a late answer arrives
  settles_at text
);

-- VAT of earlier orders by line: shares of the order's VAT, which add up to it
update order_lines set
  vat_rate_percent = (select vat_rate_percent from orders where orders.id = order_lines.order_id);

update order_lines set vat_pence = (
  select (2 * whole.vat * whole.until + whole.total) / (2 * whole.total)
    - (2 * whole.vat * (whole.until - whole.line) + whole.total) / (2 * whole.total)
  from (
    select
      lines.line_pence as line,
      cast(sum(earlier.line_pence) as bigint) as until,
      orders.total_pence as total,
      (2 * orders.total_pence * orders.vat_rate_percent + 100 + orders.vat_rate_percent)
        / (2 * (100 + orders.vat_rate_percent)) as vat
    from order_lines as lines
    join orders on orders.id = lines.order_id
    join order_lines as earlier on earlier.order_id = lines.order_id and earlier.position <= lines.position
    where lines.order_id = order_lines.order_id and lines.position = order_lines.position
    group by lines.line_pence, orders.total_pence, orders.vat_rate_percent
  ) as whole
)
where exists (
  select 1 from orders
  where orders.id = order_lines.order_id and orders.vat_rate_percent is not null and orders.total_pence > 0
);

update orders set shipping_vat_pence =
  (2 * total_pence * vat_rate_percent + 100 + vat_rate_percent) / (2 * (100 + vat_rate_percent))
  - coalesce((select cast(sum(vat_pence) as bigint) from order_lines where order_lines.order_id = orders.id), 0)
where vat_rate_percent is not null and total_pence > 0;

-- money of earlier orders: the test card's was never real, cash came with the parcel
insert into payment_ledger (id, order_id, kind, amount_pence, reference, at)
select 'carried-' || id, id,
  case when payment_method = 'card' then 'captured' when order_status = 'delivered' then 'cash-received' else 'ended' end,
  case when payment_method = 'card' or order_status = 'delivered' then total_pence else 0 end,
  coalesce(payment_reference, ''), updated_at
from orders
where payment_method = 'card' or order_status in ('delivered', 'cancelled');

insert into payment_ledger (id, order_id, kind, amount_pence, reference, at)
select 'returned-' || id, id, 'refunded', total_pence, coalesce(payment_reference, ''), updated_at
from orders
where payment_method = 'card' and order_status = 'cancelled';

update orders set payment_state = case
  when payment_method = 'card' and order_status = 'cancelled' then 'refunded'
  when payment_method = 'card' then 'paid'
  when order_status = 'delivered' then 'cash received'
  when order_status = 'cancelled' then 'failed'
  else 'cash due'
end;
