-- kinds of product within a category: Makeup → Foundation
create table product_types (
  id text primary key,
  slug text not null unique,
  name text not null,
  category_id text not null references categories (id) on delete cascade,
  -- what menus gather them under: 'Face', 'Lips'; '' for none
  group_name text not null default '',
  -- its shades are those of skin, so that they are told by depth and undertone
  complexion integer not null default 0 check (complexion in (0, 1)),
  position integer not null default 0,
  archived_at text,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
create index product_types_by_category on product_types (category_id, position, name);

alter table products add column type_id text references product_types (id) on delete set null;
create index products_by_type on products (type_id, status, stock);

-- the attributes themselves are listed in domain/catalogue/attributes.ts; their values are the shop's own
create table attribute_values (
  attribute text not null,
  slug text not null,
  name text not null,
  position integer not null default 0,
  primary key (attribute, slug)
);

create table product_attributes (
  product_id text not null references products (id) on delete cascade,
  attribute text not null,
  value text not null,
  primary key (product_id, attribute, value),
  foreign key (attribute, value) references attribute_values (attribute, slug) on delete cascade
);
create index product_attributes_by_value on product_attributes (attribute, value, product_id);

-- derived from the shade with every write of it; null until it has been derived, '' where there is no shade
alter table variants add column shade_family text;
create index variants_by_shade_family on variants (shade_family, product_id) where shade_family <> '';
create index variants_without_shade_family on variants (id) where shade_family is null;

insert into attribute_values (attribute, slug, name, position) values
  ('skin-type', 'dry', 'Dry', 1),
  ('skin-type', 'normal', 'Normal', 2),
  ('skin-type', 'combination', 'Combination', 3),
  ('skin-type', 'oily', 'Oily', 4),
  ('skin-type', 'sensitive', 'Sensitive', 5),
  ('concern', 'dryness', 'Dryness', 1),
  ('concern', 'dullness', 'Dullness', 2),
  ('concern', 'uneven-tone', 'Uneven tone', 3),
  ('concern', 'rough-texture', 'Rough texture', 4),
  ('concern', 'fine-lines', 'Fine lines', 5),
  ('concern', 'visible-pores', 'Visible pores', 6),
  ('concern', 'shine', 'Shine', 7),
  ('concern', 'blemishes', 'Blemishes', 8),
  ('concern', 'sensitivity', 'Sensitivity', 9),
  ('concern', 'tired-eyes', 'Tired eyes', 10),
  ('concern', 'dry-lips', 'Dry lips', 11),
  ('concern', 'rough-hands-and-feet', 'Rough hands and feet', 12),
  ('concern', 'frizz', 'Frizz', 13),
  ('concern', 'damage', 'Damage', 14),
  ('concern', 'flat-hair', 'Flat hair', 15),
  ('concern', 'tangles', 'Tangles', 16),
  ('concern', 'heat', 'Heat styling', 17),
  ('concern', 'build-up', 'Build-up', 18),
  ('concern', 'dry-scalp', 'Dry scalp', 19),
  ('concern', 'sleep', 'Sleep', 20),
  ('finish', 'matt', 'Matt', 1),
  ('finish', 'natural', 'Natural', 2),
  ('finish', 'satin', 'Satin', 3),
  ('finish', 'dewy', 'Dewy', 4),
  ('finish', 'glossy', 'Glossy', 5),
  ('finish', 'shimmer', 'Shimmer', 6),
  ('coverage', 'sheer', 'Sheer', 1),
  ('coverage', 'medium', 'Medium', 2),
  ('coverage', 'full', 'Full', 3),
  ('texture', 'balm', 'Balm', 1),
  ('texture', 'bar', 'Bar', 2),
  ('texture', 'cream', 'Cream', 3),
  ('texture', 'gel', 'Gel', 4),
  ('texture', 'liquid', 'Liquid', 5),
  ('texture', 'lotion', 'Lotion', 6),
  ('texture', 'mist', 'Mist', 7),
  ('texture', 'oil', 'Oil', 8),
  ('texture', 'pencil', 'Pencil', 9),
  ('texture', 'powder', 'Powder', 10),
  ('texture', 'scrub', 'Scrub', 11),
  ('texture', 'stick', 'Stick', 12),
  ('scent', 'floral', 'Floral', 1),
  ('scent', 'fruity', 'Fruity', 2),
  ('scent', 'citrus', 'Citrus', 3),
  ('scent', 'green', 'Green', 4),
  ('scent', 'herbal', 'Herbal', 5),
  ('scent', 'marine', 'Marine', 6),
  ('scent', 'powdery', 'Powdery', 7),
  ('scent', 'woody', 'Woody', 8),
  ('scent', 'smoky', 'Smoky', 9),
  ('scent', 'leather', 'Leather', 10),
  ('scent', 'amber', 'Amber', 11),
  ('scent', 'gourmand', 'Gourmand', 12),
  ('hair-type', 'fine', 'Fine', 1),
  ('hair-type', 'thick', 'Thick', 2),
  ('hair-type', 'straight', 'Straight', 3),
  ('hair-type', 'wavy', 'Wavy', 4),
  ('hair-type', 'curly', 'Curly and coily', 5),
  ('hair-type', 'dry', 'Dry', 6),
  ('hair-type', 'oily', 'Oily', 7),
  ('hair-type', 'coloured', 'Coloured', 8),
  ('free-from', 'fragrance', 'Fragrance', 1),
  ('free-from', 'silicones', 'Silicones', 2),
  ('free-from', 'sulphates', 'Sulphates', 3),
  ('free-from', 'alcohol', 'Alcohol', 4),
  ('free-from', 'talc', 'Talc', 5),
  ('free-from', 'acetone', 'Acetone', 6),
  ('standard', 'vegan', 'Vegan', 1),
  ('standard', 'refillable', 'Refillable', 2),
  ('suits', 'gift', 'A gift', 1),
  ('suits', 'men', 'Men', 2),
  ('spf', '15', 'SPF 15', 1),
  ('spf', '30', 'SPF 30', 2),
  ('spf', '50', 'SPF 50', 3);
