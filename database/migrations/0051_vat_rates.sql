-- the rate of VAT in a product's price; shops without VAT do not use it
alter table products add column vat_rate text not null default 'standard' check (vat_rate in ('standard', 'reduced', 'zero'));
