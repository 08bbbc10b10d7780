-- a complaint about an order keeps its customer from being asked for a review
create index contact_messages_by_order on contact_messages (order_number);
