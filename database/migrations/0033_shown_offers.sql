-- what visitors are shown of a product, derived by queries/catalogue/shown-offers.ts with every write of prices or stock:
-- the offer of its cheapest variant in stock, a former price its history bears out, and the rating that may be shown
alter table products add column shown_price_pence bigint not null default 0;
alter table products add column shown_former_pence bigint;
alter table products add column shown_amount double precision;
alter table products add column shown_rating double precision not null default 0;
alter table products add column shown_review_count integer not null default 0;
-- when a former price it shows is no longer true; '' is at once
alter table products add column shown_due_at text;

alter table variants add column shown_former_pence bigint;
-- null for one from before this column: as old as its product
alter table variants add column created_at text;

-- a price nobody could buy at was not charged
alter table price_history add column on_sale integer not null default 1 check (on_sale in (0, 1));
update price_history set on_sale = 0
  where exists (select 1 from products where products.id = price_history.product_id and products.status <> 'published');

update products set shown_price_pence = price_pence, shown_amount = amount;
update products set shown_due_at = ''
  where original_price_pence > price_pence or exists (
    select 1 from variants where variants.product_id = products.id
      and (variants.price_pence is not null or variants.amount is not null)
  );
create index products_due on products (shown_due_at) where shown_due_at is not null;

drop index products_by_price;
create index products_by_price on products (shown_price_pence, sort_name, id);
drop index products_dearest_first;
create index products_dearest_first on products (shown_price_pence desc, sort_name, id);

drop index products_counted;
create index products_counted on products (category_id, brand_id, stock, shown_former_pence, shown_price_pence, status);

drop index products_to_land_on;
create index products_to_land_on on products (
  category_id, featured desc, shown_review_count desc, sort_name, id, brand_id, shown_price_pence
) where status = 'published';

-- the expressions are those of queries/rated-order.ts
drop index products_by_popularity;
create index products_by_popularity on products (
  ordered_count desc,
  (case when shown_review_count > 0 then (shown_rating * shown_review_count + 17500) / (shown_review_count + 5000) else 0 end) desc,
  shown_review_count desc, created_at desc, sort_name, id
);
drop index products_by_rating;
create index products_by_rating on products (
  (case when shown_review_count > 0 then shown_rating else 0 end) desc, shown_review_count desc, sort_name, id
);
