-- the first products of a type or a brand by popularity without sorting all of it
create index products_of_type_by_popularity on products (type_id, status, ordered_count desc, shown_review_count desc, id);
create index products_of_brand_by_popularity on products (brand_id, status, ordered_count desc, shown_review_count desc, id);

-- what was bought together with a product
create index order_lines_by_product on order_lines (product_id, order_id);
