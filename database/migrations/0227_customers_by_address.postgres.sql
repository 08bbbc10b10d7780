-- beginnings of addresses

create index customers_by_address on customers (email text_pattern_ops);
