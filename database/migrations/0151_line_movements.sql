-- what happened to the pieces of an order's lines; nothing is edited: a mistake is corrected by a movement against it

create table line_movements (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  line_id text not null references order_lines (id) on delete cascade,
  kind text not null check (kind in ('cancelled', 'sent', 'returned', 'refunded')),
  -- status: follows from the owner's word for the order; pieces: decided for these alone; money: follows from refunds
  cause text not null check (cause in ('status', 'pieces', 'money')),
  -- below 0 against earlier ones
  quantity integer not null,
  -- of these so many came back into stock; below 0: were taken from it again
  stock_back integer not null default 0,
  -- the money given back for them
  amount_pence bigint not null default 0,
  refund_id text references refunds (id) on delete cascade,
  at text not null,
  -- the staff member; null for the shop itself
  actor text,
  reason text not null,
  check (quantity <> 0 or amount_pence <> 0),
  check ((kind = 'refunded') = (cause = 'money')),
  check (amount_pence = 0 or kind = 'refunded'),
  check (stock_back = 0 or kind in ('cancelled', 'returned'))
);

create index line_movements_by_order on line_movements (order_id, at);
create index line_movements_by_line on line_movements (line_id);
create index line_movements_by_refund on line_movements (refund_id) where refund_id is not null;

-- orders of before: all pieces of a dispatched order were sent

insert into line_movements (id, order_id, line_id, kind, cause, quantity, at, actor, reason)
select lines.id || '.sent', lines.order_id, lines.id, 'sent', 'status', lines.quantity,
  coalesce((select max(events.at) from order_events as events where events.order_id = orders.id
    and events.to_status in ('shipped', 'delivered')
    and coalesce(events.from_status, '') not in ('shipped', 'delivered')), orders.updated_at),
  (select events.actor from order_events as events where events.order_id = orders.id
    and events.to_status in ('shipped', 'delivered')
    and coalesce(events.from_status, '') not in ('shipped', 'delivered') order by events.at desc, events.id desc limit 1),
  'Set by the status of an earlier version'
from order_lines as lines join orders on orders.id = lines.order_id
where orders.order_status in ('shipped', 'delivered')
  or (orders.order_status = 'cancelled' and (orders.stock_not_returned = 1 or (
    select events.from_status from order_events as events where events.order_id = orders.id
      and events.to_status = 'cancelled' and coalesce(events.from_status, '') <> 'cancelled'
    order by events.at desc, events.id desc limit 1
  ) in ('shipped', 'delivered')));

-- cancelled after it had left: all came back into stock, or none did

insert into line_movements (id, order_id, line_id, kind, cause, quantity, stock_back, at, actor, reason)
select lines.id || '.returned', lines.order_id, lines.id, 'returned', 'status', lines.quantity, lines.quantity,
  coalesce((select max(events.at) from order_events as events where events.order_id = orders.id
    and events.to_status = 'cancelled' and coalesce(events.from_status, '') <> 'cancelled'), orders.updated_at),
  (select events.actor from order_events as events where events.order_id = orders.id
    and events.to_status = 'cancelled' and coalesce(events.from_status, '') <> 'cancelled'
    order by events.at desc, events.id desc limit 1),
  'Set by the status of an earlier version'
from order_lines as lines
join orders on orders.id = lines.order_id
join line_movements as sent on sent.id = lines.id || '.sent'
where orders.order_status = 'cancelled' and orders.stock_not_returned = 0;

-- cancelled before it left; what a cancellation of many returns waits until it cannot be undone

insert into line_movements (id, order_id, line_id, kind, cause, quantity, stock_back, at, actor, reason)
select lines.id || '.cancelled', lines.order_id, lines.id, 'cancelled', 'status', lines.quantity, lines.quantity,
  coalesce((select max(events.at) from order_events as events where events.order_id = orders.id
    and events.to_status = 'cancelled' and coalesce(events.from_status, '') <> 'cancelled'), orders.updated_at),
  (select events.actor from order_events as events where events.order_id = orders.id
    and events.to_status = 'cancelled' and coalesce(events.from_status, '') <> 'cancelled'
    order by events.at desc, events.id desc limit 1),
  'Set by the status of an earlier version'
from order_lines as lines
join orders on orders.id = lines.order_id
left join line_movements as sent on sent.id = lines.id || '.sent'
where orders.order_status = 'cancelled' and sent.id is null
  and not exists (
    select 1 from order_move_orders as listed join order_moves as moves on moves.id = listed.move_id
    where listed.order_id = orders.id and listed.state = 'held' and moves.to_status = 'cancelled'
  );

-- all of the money was given back; a part of it says nothing of lines

insert into line_movements (id, order_id, line_id, kind, cause, quantity, amount_pence, at, actor, reason)
select lines.id || '.refunded', lines.order_id, lines.id, 'refunded', 'money', lines.quantity,
  lines.line_pence - lines.discount_pence,
  coalesce((select max(entries.at) from payment_ledger as entries where entries.order_id = orders.id
    and entries.kind = 'refunded'), orders.updated_at),
  null, 'All of the money was given back'
from order_lines as lines join orders on orders.id = lines.order_id
where orders.payment_state = 'refunded';
