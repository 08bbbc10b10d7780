-- what a landing page asks of a category: its first products, how many, from what price, of which brands
create index products_to_land_on on products (category_id, featured desc, review_count desc, sort_name, id, brand_id, price_pence)
  where status = 'published';
