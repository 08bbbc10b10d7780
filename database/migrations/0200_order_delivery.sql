-- how an order is delivered, as it was promised

alter table orders add column delivery_until text not null default '';
alter table orders add column delivery_id text not null default '';
alter table orders add column delivery_name text not null default '';
alter table orders add column delivery_chosen integer not null default 0;
