-- papers whose VAT may be wrong are found without reading all of them
create index paper_rates_without_vat on paper_rates (paper_id) where rate_percent is null;
create index papers_supplied on papers (supplied_at) where supplied_at is not null;
create index orders_abroad on orders (id) where country not in ('United Kingdom', 'Isle of Man');
