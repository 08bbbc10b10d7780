-- the list of products in /cms by price, at any page
create index products_by_price_alone on products (price_pence, id);
