-- 1: cancelled after it had left, and its pieces did not come back; taken up again, it takes none

alter table orders add column stock_not_returned integer not null default 0 check (stock_not_returned in (0, 1));
