-- orders know their VAT by line, discounts, and any method of payment; the sums of earlier orders stay as they were

alter table orders drop constraint orders_payment_method_check;
alter table orders drop constraint orders_check;
alter table orders add column discount_pence bigint not null default 0 check (discount_pence between 0 and subtotal_pence);
alter table orders add constraint orders_total_check check (total_pence = subtotal_pence - discount_pence + shipping_pence);
alter table orders add column shipping_vat_pence bigint not null default 0 check (shipping_vat_pence between 0 and shipping_pence);
alter table orders add column payment_state text not null default 'cash due' check (payment_state in (
  'awaiting payment', 'authorised', 'paid', 'partly refunded', 'refunded', 'failed', 'cash due', 'cash received'
));
-- until when an unpaid order holds its stock; null: it does not end by itself
alter table orders add column hold_until text;

alter table order_lines add column discount_pence bigint not null default 0 check (discount_pence between 0 and line_pence);
alter table order_lines add column vat_rate_percent integer check (vat_rate_percent >= 0);
alter table order_lines add column vat_pence bigint not null default 0 check (vat_pence between 0 and line_pence - discount_pence);

create index orders_held on orders (hold_until) where hold_until is not null;
create index orders_by_payment on orders (payment_state, created_at);
