create table brands (
  id text primary key,
  slug text not null unique,
  name text not null unique,
  description text not null default '',
  logo_url text,
  website text,
  country text,
  rating double precision,
  established integer,
  featured integer not null default 0 check (featured in (0, 1)),
  created_at text not null,
  updated_at text not null
);

create table categories (
  id text primary key,
  slug text not null unique,
  name text not null unique,
  description text not null default '',
  color text not null default '#ff69b4',
  icon text not null default 'tags',
  created_at text not null,
  updated_at text not null
);

create table products (
  id text primary key,
  slug text not null unique,
  name text not null,
  sort_name text not null,
  brand_id text not null references brands (id),
  category_id text not null references categories (id),
  description text not null default '',
  price_pence bigint not null check (price_pence >= 0),
  original_price_pence bigint check (original_price_pence >= 0),
  discount_percent integer check (discount_percent between 0 and 100),
  image_url text,
  featured integer not null default 0 check (featured in (0, 1)),
  rating double precision not null default 5 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  amount double precision check (amount > 0),
  unit text check (unit in ('ml', 'g', 'item')),
  features text not null default '[]',
  how_to_use text not null default '',
  ingredients text not null default '',
  warnings text not null default '',
  period_after_opening_months integer check (period_after_opening_months > 0),
  -- the sum of the variants' stock, kept in the same transaction
  stock integer not null default 0 check (stock >= 0),
  stock_changed_at text not null,
  ordered_count integer not null default 0,
  -- what an importer called it, so that the same file twice changes nothing
  import_key text unique,
  created_at text not null,
  updated_at text not null
);

create index products_by_name on products (sort_name, id);
create index products_by_category on products (category_id, sort_name, id);
create index products_by_brand on products (brand_id, sort_name, id);
create index products_by_price on products (price_pence, sort_name, id);
create index products_by_rating on products (rating, review_count);
create index products_by_popularity on products (ordered_count, rating);
create index products_by_stock_change on products (stock_changed_at);
create index products_featured on products (sort_name) where featured = 1;

create table variants (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  name text not null,
  sku text unique,
  barcode text,
  price_pence bigint check (price_pence >= 0),
  original_price_pence bigint check (original_price_pence >= 0),
  amount double precision check (amount > 0),
  stock integer not null default 0 check (stock >= 0),
  image_url text,
  shade text,
  unique (product_id, name)
);

-- addresses a product used to have; they redirect (decision: a changed slug redirects)
create table former_product_slugs (
  slug text primary key,
  product_id text not null references products (id) on delete cascade
);

create table hero_slides (
  id text primary key,
  badge text not null default '',
  title text not null,
  subtitle text not null default '',
  description text not null default '',
  button_text text not null default '',
  button_link text not null default '',
  background_image text not null default '',
  active integer not null default 1 check (active in (0, 1)),
  position integer not null default 1 check (position >= 1),
  type text not null default 'default' check (type in ('default', 'featured', 'promotion', 'seasonal')),
  created_at text not null,
  updated_at text not null
);

-- what page caches compare: moved by every write to the catalogue, in the write's own transaction
create table revisions (
  name text primary key,
  revision bigint not null
);

insert into revisions (name, revision) values ('catalogue', 1);
