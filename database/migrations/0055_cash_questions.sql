-- customers who are asked if they still want what they are to pay in cash; a row without a question was confirmed by hand

create table cash_questions (
  order_id text primary key references orders (id) on delete cascade,
  asked_at text,
  -- when the order is cancelled unless it is confirmed
  ends_at text,
  confirmed_at text,
  -- 'The customer', or the member of staff
  confirmed_by text,
  -- when another status made the question idle
  settled_at text
);

create index cash_questions_open on cash_questions (ends_at) where confirmed_at is null and settled_at is null;
create index orders_cash_due on orders (created_at) where payment_state = 'cash due' and order_status = 'confirmed';
