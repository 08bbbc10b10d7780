-- the rate that held when the order was placed; null where the shop was not registered for VAT
alter table orders add column vat_rate_percent integer check (vat_rate_percent > 0);

-- earlier orders did not say: taken for them is what the shop says today, which until now was shown for them
update orders set vat_rate_percent = 20
where not exists (
  select 1 from shop_settings where section = 'legal' and value like '%"vatRegistered":false%'
);
