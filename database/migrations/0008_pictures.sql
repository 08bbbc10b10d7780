-- the shop's own pictures; their files stand in the media store under the key
create table pictures (
  -- the beginning of the file's SHA-256 and the size: '3f9a…-1200x1500'
  key text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null,
  -- what the file was called
  name text not null default '',
  created_at text not null
);

create index pictures_by_creation on pictures (created_at, key);

-- in the owner's order; the first is also products.image_url
create table product_pictures (
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  url text not null,
  alt text not null default '',
  primary key (product_id, position)
);

create index product_pictures_by_url on product_pictures (url);
create index products_by_image on products (image_url);

alter table categories add column image_url text;
alter table hero_slides add column tall_image text not null default '';
