create table orders (
  id text primary key,
  order_number text not null unique,
  idempotency_key text not null unique,
  request_fingerprint text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  city text not null,
  postcode text not null,
  country text not null,
  notes text not null default '',
  payment_method text not null check (payment_method in ('cod', 'card')),
  card_brand text,
  card_last4 text,
  payment_reference text,
  order_status text not null check (order_status in ('confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
  subtotal_pence bigint not null check (subtotal_pence >= 0),
  shipping_pence bigint not null check (shipping_pence >= 0),
  total_pence bigint not null check (total_pence = subtotal_pence + shipping_pence),
  order_date text not null,
  estimated_delivery text not null,
  created_at text not null,
  updated_at text not null
);

create index orders_by_creation on orders (created_at, id);

-- copies of what was bought, as it was: a deleted product leaves them as they are
create table order_lines (
  order_id text not null references orders (id) on delete cascade,
  position integer not null,
  product_id text not null,
  variant_id text not null,
  product_slug text not null,
  name text not null,
  variant text not null,
  brand text not null,
  sku text,
  image_url text,
  unit_price_pence bigint not null check (unit_price_pence >= 0),
  quantity integer not null check (quantity > 0),
  line_pence bigint not null check (line_pence = unit_price_pence * quantity),
  primary key (order_id, position)
);

create table order_events (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  at text not null,
  -- the staff member who did it; null for the shopper's own order
  actor text,
  from_status text,
  to_status text not null
);

create index order_events_by_order on order_events (order_id, at);
