-- goods that somebody sends back, cancels or complains of: asked, decided, received, inspected, settled

create table returns (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  -- the first of its order is 1
  place integer not null,
  -- the order's number and the place: 'ZA123456789-R1'
  number text not null unique,
  -- one request makes one return
  request_key text not null unique,
  state text not null check (state in (
    'asked', 'approved', 'on-its-way', 'received', 'inspected', 'settled', 'refused', 'withdrawn', 'ended'
  )),
  wish text not null check (wish in ('money', 'another', 'same')),
  -- what the customer wrote
  words text not null default '',
  asked_at text not null,
  -- the staff member; null for the customer
  asked_by text,
  -- the day (London) on which the customer said it
  declared_on text not null,
  -- who pays for sending it back, once that is decided
  postage text check (postage in ('customer', 'shop')),
  -- what the shop answered
  answer text not null default '',
  agreed_on text,
  -- proof that it was sent
  sent_on text,
  received_on text,
  inspected_at text,
  -- ends by itself after this day, where nothing came
  ends_on text,
  -- the last day to pay back
  due_on text,
  closed_at text,
  refund_key text,
  refunded_pence bigint not null default 0,
  version integer not null default 1,
  updated_at text not null
);

create unique index returns_by_order on returns (order_id, place);
create index returns_by_state on returns (state, due_on, id);
create index returns_by_time on returns (asked_at, id);
create index returns_by_end on returns (ends_on) where state = 'approved';

create table return_lines (
  id text primary key,
  return_id text not null references returns (id) on delete cascade,
  place integer not null,
  line_id text not null references order_lines (id) on delete cascade,
  -- 0: pieces that had not left
  was_sent integer not null check (was_sent in (0, 1)),
  quantity integer not null check (quantity > 0),
  cause text not null check (cause in ('changed-mind', 'faulty', 'damaged-on-the-way', 'wrong-goods', 'not-arrived')),
  -- one of the shop's list; '' for none
  reason text not null default '',
  condition text not null check (condition in ('untouched', 'looked-at', 'unsealed', 'used')),
  -- what the law gave when it was asked; null: nothing, the shop takes it of its own accord
  remedy text,
  source text not null,
  until_day text,
  with_delivery integer not null check (with_delivery in (0, 1)),
  may_be_reduced integer not null check (may_be_reduced in (0, 1)),
  -- what became of the pieces that came back
  shelf integer not null default 0 check (shelf >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  tester integer not null default 0 check (tester >= 0),
  binned integer not null default 0 check (binned >= 0),
  -- what staff found
  found text not null default '',
  refund_quantity integer not null default 0 check (refund_quantity >= 0),
  refund_pence bigint not null default 0 check (refund_pence >= 0),
  -- taken off what was paid for these pieces, and why
  reduced_pence bigint not null default 0 check (reduced_pence >= 0),
  ground text not null default '',
  check (shelf + damaged + tester + binned <= quantity),
  check (refund_quantity <= quantity)
);

create unique index return_lines_by_return on return_lines (return_id, place);
create index return_lines_by_line on return_lines (line_id);

-- what was done, never changed but for words that are erased with their order
create table return_events (
  id text primary key,
  return_id text not null references returns (id) on delete cascade,
  at text not null,
  actor text,
  step text not null,
  note text not null default ''
);

create index return_events_by_return on return_events (return_id, at, id);
