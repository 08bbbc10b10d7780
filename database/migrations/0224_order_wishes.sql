-- what an order says beside where it goes: the second line of its address, its number as it is dialled, the invoice's address, a gift

alter table orders add column flat text not null default '';
alter table orders add column phone_e164 text not null default '';
alter table orders add column billing text not null default '';
alter table orders add column gift integer not null default 0;
alter table orders add column gift_message text not null default '';
