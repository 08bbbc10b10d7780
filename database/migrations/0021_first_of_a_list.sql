-- the first of every list without sorting the whole catalogue for it; the expressions are those of queries/rated-order.ts

drop index products_by_popularity;
create index products_by_popularity on products (
  ordered_count desc,
  (case when review_count > 0 then (rating * review_count + 17500) / (review_count + 5000) else 0 end) desc,
  review_count desc, created_at desc, sort_name, id
);

drop index products_by_rating;
create index products_by_rating on products (
  (case when review_count > 0 then rating else 0 end) desc, review_count desc, sort_name, id
);

create index products_dearest_first on products (price_pence desc, sort_name, id);

drop index products_featured;
create index products_featured on products (sort_name, id) where featured = 1;
