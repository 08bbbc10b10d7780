-- a type or attribute that the import read from the name, until staff save the product
alter table products add column type_suggested integer not null default 0 check (type_suggested in (0, 1));
create index products_with_suggested_type on products (type_id) where type_suggested = 1;
alter table product_attributes add column suggested integer not null default 0 check (suggested in (0, 1));
create index suggested_attributes on product_attributes (product_id) where suggested = 1;
