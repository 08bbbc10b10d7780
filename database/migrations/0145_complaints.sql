-- the order a complaint names, '' for none, and the day ('YYYY-MM-DD', London) by which it is replied to in full; null for other messages
alter table contact_messages add column order_number text not null default '';
alter table contact_messages add column reply_by text;
