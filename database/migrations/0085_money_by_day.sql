-- money of a period is read from an index alone; orders with a discount are few, and found without walking through the others

create index payment_ledger_by_time on payment_ledger (at, kind, amount_pence);
create index orders_discounted on orders (id) where discount_pence > 0;
