-- the money of corrections. order: pays the order; replaced: was begun for a total that a correction changed, and is ended; difference:
-- pays what a corrected order costs more

alter table payments add column purpose text not null default 'order'
  check (purpose in ('order', 'replaced', 'difference'));

-- the payment a refund is asked back from; null: the order's

alter table refunds add column payment_id text references payments (id) on delete cascade;

-- a refund that a correction made, whose papers state it

alter table refunds add column correction_id text references order_corrections (id) on delete cascade;

create index refunds_by_payment on refunds (payment_id) where payment_id is not null;
create index refunds_by_correction on refunds (correction_id) where correction_id is not null;
