-- with the status in every order of the list in /cms, archived products are left out by the index alone
drop index products_by_name;
create index products_by_name on products (sort_name, id, status);
drop index products_by_update;
create index products_by_update on products (updated_at, id, status);
drop index products_by_stock;
create index products_by_stock on products (stock, id, status);
drop index products_by_price_alone;
create index products_by_price_alone on products (price_pence, id, status);
drop index products_featured;
create index products_featured on products (sort_name, id, status) where featured = 1;
-- a product by the bars on its packet
create index variants_by_barcode on variants (barcode) where barcode is not null;
