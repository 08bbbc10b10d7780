-- a product with rows here is a set: it is sold as one thing, and its stock follows its parts'
create table set_parts (
  set_id text not null references products (id) on delete cascade,
  position integer not null,
  -- null for a deleted one: the set cannot be bought until staff choose another
  variant_id text references variants (id) on delete set null,
  quantity integer not null check (quantity > 0),
  primary key (set_id, position),
  unique (set_id, variant_id)
);

create index set_parts_by_variant on set_parts (variant_id);

-- what was packed of a set, copied as order lines are
create table order_line_parts (
  order_id text not null,
  line_position integer not null,
  position integer not null,
  product_id text not null,
  variant_id text not null,
  product_slug text not null,
  name text not null,
  variant text not null,
  brand text not null,
  sku text,
  -- in one set
  quantity integer not null check (quantity > 0),
  -- its share of the line, VAT included
  part_pence bigint not null check (part_pence >= 0),
  vat_rate_percent integer,
  vat_pence bigint not null default 0,
  primary key (order_id, line_position, position),
  foreign key (order_id, line_position) references order_lines (order_id, position) on delete cascade
);
