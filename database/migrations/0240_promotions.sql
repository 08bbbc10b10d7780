-- offers of the shop (docs/decisions/283-offers-in-layers.md): what they do is JSON, read by domain/promotions/promotion.ts alone

create table promotions (
  id text primary key,
  title text not null,
  words text not null,
  effect text not null,
  goods text not null,
  conditions text not null,
  code_kind text not null check (code_kind in ('none', 'shared', 'single')),
  -- layers between blanks
  combines text not null,
  state text not null check (state in ('draft', 'on', 'paused', 'archived')),
  starts_at text,
  ends_at text,
  limit_uses integer check (limit_uses > 0),
  limit_each integer check (limit_each > 0),
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);

create index promotions_by_state on promotions (state, ends_at);

-- a code as it is compared: without blanks, in capitals
create table promotion_codes (
  code text primary key,
  promotion_id text not null references promotions (id) on delete cascade,
  -- the customer it is for, in small letters; '' for anybody
  email text not null default '',
  -- the codes that were made at once
  batch text not null default '',
  created_at text not null
);

create index promotion_codes_by_promotion on promotion_codes (promotion_id, batch, code);

-- which order had which offer; an order that is cancelled does not count
create table promotion_uses (
  order_id text not null references orders (id) on delete cascade,
  promotion_id text not null references promotions (id) on delete cascade,
  code text not null default '',
  -- in small letters; '' once the person is erased
  email text not null,
  at text not null,
  primary key (order_id, promotion_id, code)
);

create index promotion_uses_by_promotion on promotion_uses (promotion_id, email, order_id);
create index promotion_uses_by_code on promotion_uses (code, order_id);

-- why a line of an order, or its delivery, costs less: the rows of a line add up to its discount
create table order_adjustments (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  -- null for delivery; a line that a correction took out keeps its rows
  line_id text,
  promotion_id text not null,
  words text not null,
  code text not null default '',
  -- what it takes off; below 0 where a correction took some of it back
  pence integer not null,
  -- 1: the line is given, not bought
  is_gift integer not null default 0 check (is_gift in (0, 1)),
  correction_id text,
  at text not null
);

create index order_adjustments_by_order on order_adjustments (order_id, at);
create index order_adjustments_by_promotion on order_adjustments (promotion_id, order_id);

-- who belongs to a class of customers, and the code that proves it: it is mailed to them
create table class_members (
  email text primary key,
  class text not null,
  code text not null unique,
  created_at text not null,
  ended_at text
);

create index class_members_by_class on class_members (class, email);

-- 1: it has rows in order_adjustments
alter table orders add column adjusted integer not null default 0;
