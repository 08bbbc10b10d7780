-- the made-up number of a product's reviews, taken away when the demo ends unless the owner set another
alter table demo_rows add column review_count integer;
update demo_rows set review_count = (select products.review_count from products where products.id = demo_rows.id)
  where kind = 'product';

-- a shop stocked before demo_rows was: the demo's rows bear the moment of the stocking, which an import never shares
insert into demo_rows (kind, id, version, review_count)
  select 'product', id, 1, review_count from products
  where not exists (select 1 from demo_rows) and import_key is null
    and created_at = (select value from shop_facts where name = 'stocked_at');
insert into demo_rows (kind, id, version)
  select 'slide', id, 1 from hero_slides
  where not exists (select 1 from demo_rows where kind = 'slide') and exists (select 1 from demo_rows where kind = 'product')
    and created_at = (select value from shop_facts where name = 'stocked_at');
insert into demo_rows (kind, id, version)
  select 'category', id, 1 from categories
  where not exists (select 1 from demo_rows where kind = 'category') and exists (select 1 from demo_rows where kind = 'product')
    and created_at = (select value from shop_facts where name = 'stocked_at');
insert into demo_rows (kind, id, version)
  select 'brand', id, 1 from brands
  where not exists (select 1 from demo_rows where kind = 'brand') and exists (select 1 from demo_rows where kind = 'product')
    and created_at = (select value from shop_facts where name = 'stocked_at');
