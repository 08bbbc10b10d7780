-- customers without an order, and with one, by when they were last seen: both are most of a shop's customers

drop index customers_by_orders;
create index customers_by_orders on customers (orders, last_seen_at, id);
