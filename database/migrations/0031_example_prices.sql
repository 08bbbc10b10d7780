-- a price of the past that the demo's stocking invents; it bears out a former price only while examples are shown
alter table price_history add column example integer not null default 0 check (example in (0, 1));

-- in a shop stocked before: its products' prices from before it was stocked
update price_history set example = 1
  where from_at < (select value from shop_facts where name = 'stocked_at')
    and exists (
      select 1 from products where products.id = price_history.product_id
        and products.created_at = (select value from shop_facts where name = 'stocked_at')
    );

-- the price they really began with
insert into price_history (id, product_id, variant_id, price_pence, original_price_pence, from_at)
  select id || '-stocked', product_id, variant_id, price_pence, original_price_pence,
      (select value from shop_facts where name = 'stocked_at')
    from price_history as invented
    where example = 1 and not exists (
      select 1 from price_history as later
        where later.product_id = invented.product_id and later.example = 1
          and coalesce(later.variant_id, '') = coalesce(invented.variant_id, '') and later.from_at > invented.from_at
    );

-- has the next start judge them anew where the demo has ended
insert into shop_facts (name, value)
  select 'example_ratings_shown', '' where exists (select 1 from price_history where example = 1)
    and not exists (select 1 from shop_facts where name = 'example_ratings_shown');
