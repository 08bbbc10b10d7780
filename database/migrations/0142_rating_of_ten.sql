-- the rating products are ordered by: beside ten ratings at the shop's mean; written with the shown ones
alter table products add column weighted_rating double precision not null default 0;

insert into shop_facts (name, value)
select 'mean_rating', cast(sum(shown_rating * shown_review_count) * 1.0 / sum(shown_review_count) as text)
from products where shown_review_count > 0
having sum(shown_review_count) > 0;

update products set weighted_rating =
  (shown_rating * shown_review_count
    + 10 * (select cast(value as double precision) from shop_facts where name = 'mean_rating'))
  / (shown_review_count + 10)
where shown_review_count > 0;

drop index products_by_popularity;
create index products_by_popularity on products (
  ordered_count desc, weighted_rating desc, shown_review_count desc, created_at desc, sort_name, id
);
