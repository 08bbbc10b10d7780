-- the counts beside every listing, and the figures of categories and brands, without reading the products themselves
create index products_counted on products (category_id, brand_id, stock, original_price_pence, price_pence, status);
