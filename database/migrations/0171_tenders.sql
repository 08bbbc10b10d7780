-- what money came by and goes back by: an order may be paid by several tenders

alter table payment_ledger add column tender text not null default 'card';
update payment_ledger set tender = 'cash'
where order_id in (select id from orders where payment_method = 'cod');

alter table refunds add column tender text not null default 'card';
update refunds set tender = 'cash'
where order_id in (select id from orders where payment_method = 'cod');
