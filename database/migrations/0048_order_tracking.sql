-- how a parcel is followed: all optional, entered by staff

alter table orders add column carrier text not null default '';
alter table orders add column tracking_number text not null default '';
alter table orders add column tracking_link text not null default '';
