-- when the customer was asked by mail to pay, or to pay again: once for each order

alter table payments add column asked_at text;
