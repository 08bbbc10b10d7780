-- what a provider suspects of a payment, as it knows it: its level of risk, a review by people, an early warning of fraud

alter table payments add column risk_level text check (risk_level in ('normal', 'elevated', 'highest'));
alter table payments add column review text check (review in ('open', 'closed'));
alter table payments add column review_reason text;
alter table payments add column fraud_warning text;

create index payments_to_check on payments (order_id)
  where review = 'open' or fraud_warning is not null or risk_level = 'highest';
