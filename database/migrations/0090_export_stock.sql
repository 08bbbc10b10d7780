-- what the edited cells of an export have changed of stock: imported again, the same change is not made twice
create table export_stock (
  export_id text not null,
  product_id text not null references products (id) on delete cascade,
  variant text not null,
  difference integer not null,
  at text not null,
  primary key (export_id, product_id, variant)
);
create index export_stock_product on export_stock (product_id);
