-- failed refunds are few; the list of orders finds them without walking through the others

create index refunds_failed on refunds (order_id) where state = 'failed';
