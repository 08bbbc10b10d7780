-- a status for many orders at once; what follows from it (mails, papers, money, stock that returns) waits until it cannot be undone
create table order_moves (
  id text primary key,
  at text not null,
  actor_id text,
  actor text not null,
  to_status text not null,
  -- 1: cancelling gives back what was paid
  refunds integer not null default 0,
  -- null until the list of its orders is whole
  begun_at text,
  -- null until every order was tried
  undo_until text,
  undone_at text,
  undone_by text,
  -- from here on it is made final, and cannot be undone
  ending_at text
);
create index order_moves_by_time on order_moves (at);

create table order_move_orders (
  move_id text not null references order_moves (id) on delete cascade,
  place integer not null,
  order_number text not null,
  order_id text,
  state text not null check (state in ('waiting', 'unchanged', 'refused', 'held', 'final', 'undone', 'superseded')),
  from_status text,
  -- why it was refused, or not undone; a sentence
  reason text,
  -- a payment that came while the cancellation could be undone
  late_payment_id text,
  late_reference text,
  late_pence integer,
  late_by text,
  primary key (move_id, order_number)
);
create index order_move_orders_by_state on order_move_orders (move_id, state, place);
create index order_move_orders_held on order_move_orders (order_id, state);
